import type { Marks } from './marks.ts';
import type { WalkedEdge, Walks } from './record.ts';

/** What a tester said of a transition. */
export type Judged = NonNullable<WalkedEdge['judged']>;

/** How much of a chart is walked. */
export interface Summary {
  readonly total: number;
  /** Ids of the transitions that were walked as they are now. */
  readonly walked: readonly string[];
  /** Transitions that have changed since they were walked, with that walk: they must be walked again. */
  readonly changed: readonly { readonly id: string; readonly last: WalkedEdge }[];
  /** Ids of the transitions that nobody has walked. */
  readonly left: readonly string[];
  /** What was last said of transitions as they are now, by their id. */
  readonly judged: ReadonlyMap<string, Judged>;
}

/** Counts what a record has walked of one chart. */
export function summaryOf(walks: Walks, machine: string, marks: Marks): Summary {
  const edges = walks[machine] ?? {};
  const walked: string[] = [];
  const changed: Summary['changed'][number][] = [];
  const left: string[] = [];
  const judged = new Map<string, Judged>();
  for (const [id, mark] of marks) {
    const last = edges[id];
    if (last?.judged?.mark === mark) judged.set(id, last.judged);
    if (last === undefined) left.push(id);
    else if (last.mark === mark) walked.push(id);
    else changed.push({ id, last });
  }
  return { total: marks.size, walked, changed, left, judged };
}
