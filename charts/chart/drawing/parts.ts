import type { ChartGraph } from '../../graph/graph.ts';
import type { ChartView, Point } from '../../layout/chart-layout.ts';
import { around, type Box } from './geometry.ts';

/** A part of a drawing, which is a drawing itself. */
export interface Part {
  /** Id of the region that it shows; null for a drawing in one piece. */
  readonly region: string | null;
  readonly view: ChartView;
}

/** Space around a part, in px of the drawing. */
const MARGIN = 6;

const isWithin = (id: string, region: string) => id === region || id.startsWith(`${region}.`);

/** Cuts a drawing into one part for each region that is active at the same time; all else is in the first one. */
export function partsOf({ states, edges }: ChartGraph, view: ChartView): readonly Part[] {
  const whole: readonly Part[] = [{ region: null, view }];
  const parallel = states.find(({ id, kind }) => kind === 'parallel' && isDrawnOpen(view, id));
  if (parallel === undefined) return whole;
  const [first, ...others] = parallel.children;
  if (first === undefined) return whole;
  const sources = new Map(edges.map(({ id, source }) => [id, source]));
  const partWith = (region: string, holds: (id: string) => boolean): Part => ({
    region,
    view: cut(view, holds, (ids) => ids.some((id) => holds(sources.get(id) ?? ''))),
  });
  return [
    partWith(first, (id) => !others.some((other) => isWithin(id, other))),
    ...others.map((region) => partWith(region, (id) => isWithin(id, region))),
  ];
}

const isDrawnOpen = (view: ChartView, id: string) =>
  view.states.some((state) => state.id === id && !state.collapsed);

/** The part of a drawing with some states and labels. The machine itself stays its first state. */
function cut(
  view: ChartView,
  holds: (state: string) => boolean,
  holdsAny: (edges: readonly string[]) => boolean,
): ChartView {
  const [machine, ...inner] = view.states;
  const states = inner.filter(({ id }) => holds(id));
  const pills = view.pills.filter(({ edges }) => holdsAny(edges));
  const isAround = ({ id }: { readonly id: string }) =>
    view.states.some((state) => !holds(state.id) && isWithin(state.id, id));
  // Of a state around other parts, only its head belongs to this one.
  const heads = view.states.filter((state) => holds(state.id) && isAround(state));
  const box = around([
    ...states.filter((state) => !isAround(state)),
    ...pills,
    ...heads.map(({ x, y, head }): Box => ({ x, y, w: 0, h: head })),
    ...heads.flatMap(({ invokes }) => invokes),
  ]);
  return moved(
    {
      collapsed: view.collapsed,
      width: box.w + 2 * MARGIN,
      height: box.h + 2 * MARGIN,
      states: machine === undefined ? states : [holds(machine.id) ? machine : nameless(machine), ...states],
      pills,
      starts: view.starts.filter(({ parent }) => holds(parent)),
    },
    MARGIN - box.x,
    MARGIN - box.y,
  );
}

/** A state without its own texts: another part shows them. */
const nameless = (state: ChartView['states'][number]): ChartView['states'][number] => ({
  ...state,
  title: [],
  key: '',
  notes: [],
  invokes: [],
});

function moved(view: ChartView, x: number, y: number): ChartView {
  const shift = <Placed extends { readonly x: number; readonly y: number }>(one: Placed): Placed => ({
    ...one,
    x: one.x + x,
    y: one.y + y,
  });
  const shiftAll = (points: readonly Point[]): Point[] => points.map(([px, py]) => [px + x, py + y]);
  return {
    ...view,
    states: view.states.map((state) => ({
      ...shift(state),
      invokes: state.invokes.map(shift),
      opener: state.opener && shift(state.opener),
    })),
    pills: view.pills.map((pill) => ({
      ...shift(pill),
      paths: pill.paths.map(({ target, points }) => ({ target, points: shiftAll(points) })),
    })),
    starts: view.starts.map((start) => ({ ...shift(start), points: shiftAll(start.points) })),
  };
}
