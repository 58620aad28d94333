const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

const LEAST = 0.25;
/** Wider pages are harder to read on a large screen. */
const WIDEST_FIT = 1.5;
const MARGIN_PX = 24;

/** The zoom at which a page fits the available width. */
export const fittingZoom = (room: number, page: number): number =>
  Math.min(WIDEST_FIT, Math.max(LEAST, (room - MARGIN_PX) / page));

/** The next step up or down. */
export function zoomAfter(zoom: number, step: number): number {
  const next =
    step > 0
      ? steps.find((one) => one > zoom + 0.01)
      : [...steps].toReversed().find((one) => one < zoom - 0.01);
  return next ?? zoom;
}
