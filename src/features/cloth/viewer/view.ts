/** A place in widths of the picture, from its centre; right and down are positive. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen of a cloth: the place at the centre and the width, mm. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly mm: number;
}

/** The narrowest and the widest view, mm. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

export const CENTRE: Point = { x: 0, y: 0 };

/**
 * A nearer or a wider view. The place at `at` stays where it is.
 * @param factor below 1 is nearer
 */
export function zoomed(view: View, factor: number, at: Point, { least, most }: Limits): View {
  const mm = Math.min(most, Math.max(least, view.mm * factor));
  return mm === view.mm ? view : { x: view.x + at.x * (view.mm - mm), y: view.y + at.y * (view.mm - mm), mm };
}

/** The view after the cloth was moved by hand. */
export const moved = (view: View, by: Point): View => ({
  ...view,
  x: view.x - by.x * view.mm,
  y: view.y - by.y * view.mm,
});

/** How much nearer a step of the buttons and keys is. */
export const STEP = 1.5;
/** How far an arrow moves the cloth. */
const ARROW = 0.12;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
};

/** The view after a key; null when the key does nothing. */
export function viewAfterKey(key: string, view: View, start: View, limits: Limits): View | null {
  const arrow = arrows[key];
  if (arrow !== undefined) return moved(view, arrow);
  if (key === '+' || key === '=') return zoomed(view, 1 / STEP, CENTRE, limits);
  if (key === '-') return zoomed(view, STEP, CENTRE, limits);
  return key === '0' ? start : null;
}

const LENGTHS = [1, 2, 5, 10, 20, 50] as const;

/** Length of the bar that shows the scale of a view, mm: a round number, about a quarter of the width at most. */
export const barMm = ({ mm }: View): number => LENGTHS.findLast((length) => length <= mm / 4) ?? LENGTHS[0];
