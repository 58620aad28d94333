/** The smallest zoom that is chosen for the person: the smallest text of a drawing, of 10 px, is then 11 px high. */
export const LEAST_AUTOMATIC_ZOOM = 1.1;

/** The largest zoom that is chosen for the person. */
const MOST_AUTOMATIC_ZOOM = 1.5;

/**
 * The zoom that shows a whole drawing, within what is comfortable to read.
 * @param whole the zoom at which all of it would just fit
 */
export const automaticZoom = (whole: number): number =>
  Math.min(MOST_AUTOMATIC_ZOOM, Math.max(LEAST_AUTOMATIC_ZOOM, whole));
