import type { ChartView } from '../../layout/chart-layout.ts';
import { sizes } from '../../layout/sizes.ts';
import { overlaps, type Box } from '../drawing/geometry.ts';

/** Corners of a pane, the usual one first. */
const corners = [
  { name: 'end end', isRight: true, isBottom: true },
  { name: 'end start', isRight: false, isBottom: true },
  { name: 'start end', isRight: true, isBottom: false },
  { name: 'start start', isRight: false, isBottom: false },
] as const;

/** What nothing may cover: the texts of transitions, the titles of states, and the lit states as a whole. */
export const labelsOf = ({ states, pills }: Pick<ChartView, 'states' | 'pills'>, lit: readonly string[]) => [
  ...pills,
  ...states.slice(1).map(({ id, x, y, w, h, title }): Box => {
    const text = sizes.boxTop + (title.length + 1) * sizes.titleRow;
    return { x, y, w, h: lit.includes(id) ? h : Math.min(h, text) };
  }),
];

/** The first corner in which a box covers no label; "none" where there is none. */
export function freeCorner(
  labels: readonly Box[],
  boxIn: (corner: (typeof corners)[number]) => Box,
): (typeof corners)[number]['name'] | 'none' {
  const free = corners.find((corner) => {
    const box = boxIn(corner);
    return !labels.some((label) => overlaps(label, box));
  });
  return free?.name ?? 'none';
}
