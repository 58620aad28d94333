import type { ChartGraph } from '#charts/graph/graph.ts';
import { hashOf } from '../fixtures/fingerprint.ts';

/** What identifies each transition as it is now, by its id: another mark means that it changed. */
export type Marks = ReadonlyMap<string, string>;

/** The marks of a chart's transitions: of the transition itself, and of what its states do. */
export function marksOf({ states, edges }: ChartGraph): Marks {
  const does = new Map(
    states.map(({ id, kind, entry, exit, invokes }) => [id, { kind, entry, exit, invokes }]),
  );
  return new Map(
    edges.map((edge) => [
      edge.id,
      hashOf({ edge, states: [edge.source, ...edge.targets].map((id) => does.get(id) ?? null) }),
    ]),
  );
}
