/** How much of its beginning a name keeps when its middle is left out. */
const HEAD = 6;

/** How many letters two names begin with alike. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** A name without what is between its beginning and a place in it, and without what does not fit after that. */
function around(name: string, place: number, most: number): string {
  const room = most - HEAD - 2;
  const first = Math.min(place, name.length - room);
  const space = name.indexOf(' ', first - 1);
  // Whole words are read better, as long as the place is among them.
  const rest = name.slice(space !== -1 && space < place ? space + 1 : first);
  const tail = rest.length > room ? `${rest.slice(0, room - 1).trimEnd()}…` : rest;
  return `${name.slice(0, HEAD).trimEnd()}… ${tail.trimStart()}`;
}

/**
 * Names that fit a label: what is left out has a sign, and names that begin alike keep what tells them apart.
 * @param most letters of a name, from 12
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const kept = most - 1;
  return names.map((name) => {
    if (name.length <= most) return name;
    const alike = names.filter((other) => other !== name && sharedStart(name, other) >= kept);
    if (alike.length === 0) return `${name.slice(0, kept).trimEnd()}…`;
    return around(name, Math.max(...alike.map((other) => sharedStart(name, other))), most);
  });
}
