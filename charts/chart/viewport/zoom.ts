import type { Shape } from '../../layout/chart-layout.ts';

/** The smallest zoom that is chosen for the person: the smallest text of a drawing, of 10 px, is then 11 px high. */
export const LEAST_AUTOMATIC_ZOOM = 1.1;

/** The largest zoom that is chosen for the person. */
const MOST_AUTOMATIC_ZOOM = 1.5;

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The zoom that shows a whole drawing, within what is comfortable to read.
 * @param whole the zoom at which all of it would just fit
 */
export const automaticZoom = (whole: number): number =>
  Math.min(MOST_AUTOMATIC_ZOOM, Math.max(LEAST_AUTOMATIC_ZOOM, whole));

/** The zoom at which a whole drawing just fits a pane. */
export const wholeZoom = (pane: Size, drawing: Size): number =>
  Math.min(pane.width / drawing.width, pane.height / drawing.height);

/** Which drawing shows more of itself in a pane. */
export const shapeFor = (pane: Size, drawings: Readonly<Record<Shape, Size>>): Shape =>
  wholeZoom(pane, drawings.wide) > wholeZoom(pane, drawings.tall) ? 'wide' : 'tall';
