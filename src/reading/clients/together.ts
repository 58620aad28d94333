interface Group<One> {
  readonly members: One[];
  readonly marks: Set<string>;
}

/** Puts together what shares a mark, directly or through others; what has no mark is left out. */
export function together<One>(
  all: readonly One[],
  marksOf: (one: One) => readonly string[],
): readonly (readonly One[])[] {
  const groupOf = new Map<string, Group<One>>();
  for (const one of all) {
    const marks = marksOf(one);
    const met = new Set(marks.flatMap((mark) => groupOf.get(mark) ?? []));
    const [group = { members: [], marks: new Set<string>() }, ...others] = met;
    for (const other of others) {
      group.members.push(...other.members);
      for (const mark of other.marks) group.marks.add(mark);
    }
    group.members.push(one);
    for (const mark of marks) group.marks.add(mark);
    for (const mark of others.length === 0 ? marks : group.marks) groupOf.set(mark, group);
  }
  return [...new Set(groupOf.values())].map(({ members }) => members);
}
