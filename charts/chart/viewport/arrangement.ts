import type { ChartView, Shape } from '../../layout/chart-layout.ts';
import type { Part } from '../drawing/parts.ts';
import { LEAST_AUTOMATIC_ZOOM, shapeFor, wholeZoom, type Size } from './zoom.ts';

/** How a drawing is shown in the room that it has. */
export interface Arrangement {
  readonly shape: Shape;
  /** One, or one for each region that is active at the same time. */
  readonly parts: readonly Part[];
  /** Whether the parts are beside each other; else they are below each other. */
  readonly isRow: boolean;
  /** The room of each part, in px. */
  readonly pane: Size;
}

/** Parts that are narrower are put below each other; in px. */
const LEAST_WIDTH = 300;

/**
 * Shows a drawing in one piece where all of it can be read, else a chart with regions in parts, so that the active state
 * of each region is in view however far apart they are drawn.
 */
export function arrange(
  room: Size,
  parts: Readonly<Record<Shape, readonly Part[]>>,
  whole: Drawings,
): Arrangement {
  const shape = shapeFor(room, whole);
  const count = parts.tall.length;
  if (count === 1 || wholeZoom(room, whole[shape]) >= LEAST_AUTOMATIC_ZOOM) {
    return { shape, parts: [{ region: null, view: whole[shape] }], isRow: false, pane: room };
  }
  const isRow = room.width / count >= LEAST_WIDTH;
  const pane = isRow
    ? { width: room.width / count, height: room.height }
    : { width: room.width, height: room.height / count };
  const largest = (views: readonly Part[]): Size => around(views.map(({ view }) => view));
  const partShape = shapeFor(pane, { tall: largest(parts.tall), wide: largest(parts.wide) });
  return { shape: partShape, parts: parts[partShape], isRow, pane };
}

/** A chart's whole drawing of each shape. */
export type Drawings = Readonly<Record<Shape, ChartView>>;

/** A size that holds each of some drawings. */
const around = (views: readonly Size[]): Size => ({
  width: Math.max(...views.map(({ width }) => width)),
  height: Math.max(...views.map(({ height }) => height)),
});
