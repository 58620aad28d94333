import type { ChartView } from '../layout/chart-layout.ts';
import type { Box } from './drawing/geometry.ts';

/** What a press on a control does. */
export type Press =
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'edge'; readonly edge: string }
  /** Shows the states inside a collapsed state. */
  | { readonly kind: 'open'; readonly state: string }
  /** Shows the transitions that collapsing merged. */
  | { readonly kind: 'split'; readonly edges: readonly string[] };

/** A control of the drawing: it can be pressed and focused. */
export interface Control {
  readonly id: string;
  readonly box: Box;
  readonly press: Press;
}

export const stateControl = (state: string) => `state ${state}`;
export const pillControl = (edges: readonly string[]) => `pill ${edges.join(' ')}`;
export const openControl = (state: string) => `open ${state}`;

/** All controls of a drawing, without the machine itself (its first state). */
export function controlsOf({ states, pills }: ChartView): readonly Control[] {
  return [
    ...states.slice(1).map(({ id, x, y, w, head }): Control => {
      return { id: stateControl(id), box: { x, y, w, h: head }, press: { kind: 'state', state: id } };
    }),
    ...pills.map(({ edges, x, y, w, h }): Control => {
      const [edge = '', ...others] = edges;
      const press: Press = others.length === 0 ? { kind: 'edge', edge } : { kind: 'split', edges };
      return { id: pillControl(edges), box: { x, y, w, h }, press };
    }),
    ...states.flatMap(({ id, opener }): Control[] =>
      opener === null ? [] : [{ id: openControl(id), box: opener, press: { kind: 'open', state: id } }],
    ),
  ];
}
