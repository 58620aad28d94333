import type { Pill } from '../layout/chart-layout.ts';

/** Whether a transition can be taken now: yes; no, its guard refuses; no, its state is not active. */
export type Availability = 'possible' | 'refused' | 'elsewhere';

const rank = { possible: 2, refused: 1, elsewhere: 0 } satisfies Record<Availability, number>;

/** The best availability of the transitions under a label. */
export function availabilityOf(
  edges: readonly string[],
  availabilities: ReadonlyMap<string, Availability>,
): Availability {
  const all = edges.map((id) => availabilities.get(id) ?? 'elsewhere');
  return all.toSorted((one, other) => rank[other] - rank[one])[0] ?? 'elsewhere';
}

/** A line of the drawing, with the transitions that share it. */
export interface Line {
  readonly id: string;
  readonly edges: readonly string[];
  readonly points: Pill['paths'][number]['points'];
}

/** The lines of a drawing, each once. */
export function linesOf(pills: readonly Pill[]): readonly Line[] {
  const drawn = pills.flatMap(({ edges, paths }) =>
    paths.map(({ target, points }) => ({ id: `${target} ${points.join(' ')}`, edges, points })),
  );
  return [...Map.groupBy(drawn, ({ id }) => id)].flatMap(([id, same]) =>
    same.slice(0, 1).map(({ points }) => ({ id, points, edges: same.flatMap(({ edges }) => edges) })),
  );
}
