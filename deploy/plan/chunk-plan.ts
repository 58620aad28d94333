/** A piece of the app that the bundler keeps whole: modules that the same entries need. */
export interface Piece {
  readonly name: string;
  /** Ids of modules. */
  readonly modules: readonly string[];
  /** Of scripts and styles, before they are minified. */
  readonly bytes: number;
  /** Pieces that it imports statically. */
  readonly needs: readonly Piece[];
  /** Whether it stays as it is. */
  readonly isFixed: boolean;
}

/** Pieces that load together, such as those of a page when it is first shown. */
export interface View {
  readonly pieces: ReadonlySet<Piece>;
  /** How many people see it, beside the others. */
  readonly weight: number;
}

/** What one more file costs whoever loads it, as bytes before they are minified. */
export interface FileCosts {
  readonly script: number;
  readonly sheet: number;
}

/** Pieces that become one file. */
interface Group {
  readonly pieces: readonly Piece[];
  readonly bytes: number;
  readonly isFixed: boolean;
  /** For each view 1 if it loads the file, else 0. */
  readonly views: Uint8Array;
  /** Groups that it imports statically. */
  readonly needs: Set<Group>;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Groups of the given pieces, which import each other as their pieces do. */
function groupsOf(parts: readonly (readonly Piece[])[], views: readonly View[]): Set<Group> {
  const groups = parts.map((pieces) => ({
    pieces,
    bytes: sumOf(pieces.map(({ bytes }) => bytes)),
    isFixed: pieces.some(({ isFixed }) => isFixed),
    views: Uint8Array.from(views, (view) => (pieces.some((piece) => view.pieces.has(piece)) ? 1 : 0)),
    needs: new Set<Group>(),
  }));
  const homes = new Map(groups.flatMap((group) => group.pieces.map((piece) => [piece, group] as const)));
  for (const group of groups) {
    for (const piece of group.pieces.flatMap(({ needs }) => needs)) {
      const home = homes.get(piece);
      if (home !== undefined && home !== group) group.needs.add(home);
    }
  }
  return new Set(groups);
}

/** All groups that load with the given ones, without those. */
function furtherNeeds(parts: readonly Group[]): ReadonlySet<Group> {
  const found = new Set(parts);
  for (const group of found) for (const needed of group.needs) found.add(needed);
  for (const part of parts) found.delete(part);
  return found;
}

/** Whether one imports the other by way of a third: as one file they would import the third, and it them. */
function areEntangled(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) =>
    [...from.needs].some((next) => next !== to && furtherNeeds([next]).has(to));
  return leads(one, other) || leads(other, one);
}

const joined = (one: Group, other: Group): Group => ({
  pieces: [...one.pieces, ...other.pieces],
  bytes: one.bytes + other.bytes,
  isFixed: false,
  views: one.views.map((isLoaded, at) => isLoaded | (other.views[at] ?? 0)),
  needs: new Set([...one.needs, ...other.needs].filter((needed) => needed !== one && needed !== other)),
});

/** Two groups that might be better off as one. */
interface Pair {
  readonly one: Group;
  readonly other: Group;
  readonly gain: number;
}

/** Adds a pair to a list that is sorted by gain, the largest last. */
function insert(pairs: Pair[], pair: Pair): void {
  let [from, to] = [0, pairs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pairs[middle]?.gain ?? 0) < pair.gain) from = middle + 1;
    else to = middle;
  }
  pairs.splice(from, 0, pair);
}

/**
 * Joins two groups at a time, those first by which the views gain most, until no two are better off as one file. A view
 * gains a file less if it loads both; it loses the bytes that it does not need, and what those import.
 */
function joinAll(groups: Set<Group>, weights: readonly number[], fileCost: number): ReadonlySet<Group> {
  const count = weights.length;
  /** Weight of the views that load the first, and the second if it is given as 1, or do not if 0. */
  const weightOf = ({ views }: Group, others: Uint8Array, both: 0 | 1): number => {
    let weight = 0;
    for (let at = 0; at < count; at += 1) {
      if (views[at] === 1 && others[at] === both) weight += weights[at] ?? 0;
    }
    return weight;
  };
  /** The gain without what the two import. */
  const mostGain = (one: Group, other: Group): number =>
    fileCost * weightOf(one, other.views, 1) -
    other.bytes * weightOf(one, other.views, 0) -
    one.bytes * weightOf(other, one.views, 0);
  const gainOf = (one: Group, other: Group): number => {
    const whole = joined(one, other);
    let gain = mostGain(one, other);
    for (const { bytes, views } of furtherNeeds([one, other])) {
      if (gain <= 0) break;
      gain -= (bytes + fileCost) * weightOf(whole, views, 0);
    }
    return gain;
  };
  const pairs: Pair[] = [];
  const pairWith = (one: Group, others: Iterable<Group>) => {
    if (one.isFixed) return;
    for (const other of others) {
      if (other === one || other.isFixed) continue;
      const gain = mostGain(one, other);
      if (gain > 0) insert(pairs, { one, other, gain });
    }
  };
  const seen: Group[] = [];
  for (const group of groups) {
    pairWith(group, seen);
    seen.push(group);
  }
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const { one, other } = pair;
    if (!groups.has(one) || !groups.has(other)) continue;
    const gain = gainOf(one, other);
    if (gain <= 0 || areEntangled(one, other)) continue;
    // It comes again after those that may gain more.
    if (gain < pair.gain && gain < (pairs.at(-1)?.gain ?? 0)) {
      insert(pairs, { one, other, gain });
      continue;
    }
    const whole = joined(one, other);
    groups.delete(one);
    groups.delete(other);
    for (const { needs } of groups) {
      if (needs.delete(one) || needs.has(other)) {
        needs.delete(other);
        needs.add(whole);
      }
    }
    // What it imports is now loaded by all its views.
    const changed = [...furtherNeeds([whole])].filter(({ views }) => {
      let isChanged = false;
      for (const [at, isLoaded] of whole.views.entries()) {
        if (isLoaded === 0 || views[at] === 1) continue;
        views[at] = 1;
        isChanged = true;
      }
      return isChanged;
    });
    groups.add(whole);
    for (const group of [whole, ...changed]) pairWith(group, groups);
  }
  return groups;
}

/** Its largest piece's name; a number tells apart what is called the same. */
function namesOf(groups: readonly Group[], taken: Iterable<string>): ReadonlyMap<Group, string> {
  const used = new Set(taken);
  return new Map(
    groups.map((group) => {
      const [largest] = group.pieces.toSorted((one, other) => other.bytes - one.bytes);
      const base = largest?.name ?? '';
      let name = base;
      for (let number = 2; used.has(name); number += 1) name = `${base}-${String(number)}`;
      used.add(name);
      return [group, name] as const;
    }),
  );
}

/**
 * Plans the files of a build: joins pieces where one larger file costs its views less than several do. First sheets,
 * then scripts with the sheets that they import.
 * @param scripts their needs may be sheets
 * @returns the name of the chunk by the module's id
 */
export function planChunks(
  scripts: readonly Piece[],
  sheets: readonly Piece[],
  views: readonly View[],
  fileCosts: FileCosts,
): ReadonlyMap<string, string> {
  const weights = views.map(({ weight }) => weight);
  const alone = (pieces: readonly Piece[]) => pieces.map((piece) => [piece]);
  const styles = [...joinAll(groupsOf(alone(sheets), views), weights, fileCosts.sheet)];
  const parts = [...alone(scripts), ...styles.map(({ pieces }) => pieces)];
  const groups = [...joinAll(groupsOf(parts, views), weights, fileCosts.script)];
  const isFixed = (group: Group) => group.isFixed;
  const fixed = groups.filter(isFixed).flatMap(({ pieces }) => pieces.map(({ name }) => name));
  const names = namesOf(
    groups.filter((group) => !isFixed(group)),
    fixed,
  );
  return new Map(
    [...names].flatMap(([{ pieces }, name]) =>
      pieces.flatMap(({ modules }) => modules.map((module) => [module, name] as const)),
    ),
  );
}
