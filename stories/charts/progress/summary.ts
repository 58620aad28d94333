import type { Marks } from './marks.ts';
import { allSaid, standingOf, type Judged, type Said, type WalkedEdge, type Walks } from './record.ts';

/** How much of a chart is walked. */
export interface Summary {
  readonly total: number;
  /** Ids of the transitions that were walked as they are now. */
  readonly walked: readonly string[];
  /** Transitions that have changed since they were walked, with that walk: they must be walked again. */
  readonly changed: readonly { readonly id: string; readonly last: WalkedEdge }[];
  /** Ids of the transitions that nobody has walked. */
  readonly left: readonly string[];
  /** What stands of what was said of transitions as they are now, by their id. */
  readonly judged: ReadonlyMap<string, Judged>;
  /** All that was said of transitions, also as they were before, by their id; newest first. */
  readonly said: ReadonlyMap<string, readonly Said[]>;
}

/** Counts what a record has walked of one chart. */
export function summaryOf(walks: Walks, machine: string, marks: Marks): Summary {
  const edges = walks[machine] ?? {};
  const walked: string[] = [];
  const changed: Summary['changed'][number][] = [];
  const left: string[] = [];
  const judged = new Map<string, Judged>();
  const said = new Map<string, readonly Said[]>();
  for (const [id, mark] of marks) {
    const last = edges[id];
    const standing = last === undefined ? null : standingOf(last);
    if (standing?.mark === mark) judged.set(id, standing);
    if (last?.judged !== undefined) said.set(id, allSaid(last).toReversed());
    if (last === undefined) left.push(id);
    else if (last.mark === mark) walked.push(id);
    else changed.push({ id, last });
  }
  return { total: marks.size, walked, changed, left, judged, said };
}
