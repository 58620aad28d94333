import type { Point } from './view.ts';

/** What hands do to a picture. */
export interface Gestures {
  /** A finger or a pressed mouse moved by so much. */
  drag: (by: Point) => void;
  /** @returns whether the view changed; else the page scrolls */
  zoom: (factor: number, at: Point) => boolean;
  /** A mouse, or a finger that leads the lamp, is here; null when the mouse left. */
  lead: (at: Point | null) => void;
  /** Whether a finger leads the lamp, instead of the cloth. */
  leads: () => boolean;
}

/** A notch of a wheel is about 100. */
const WHEEL = 0.0018;

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Hears mouse, fingers and wheel on a picture. @returns a function that ends it */
export function hearGestures(element: HTMLElement, gestures: Gestures): () => void {
  const held = new Map<number, Point>();
  const ending = new AbortController();
  const { signal } = ending;
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (clientX - left - width / 2) / width, y: (clientY - top - height / 2) / width };
  };
  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    held.set(event.pointerId, placeOf(event));
    if (isFinger(event) && held.size === 1 && gestures.leads()) gestures.lead(placeOf(event));
  };
  const move = (event: PointerEvent) => {
    const now = placeOf(event);
    const before = held.get(event.pointerId);
    if (!isFinger(event)) gestures.lead(now);
    if (before === undefined) return;
    const by = { x: now.x - before.x, y: now.y - before.y };
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    held.set(event.pointerId, now);
    if (other !== undefined) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      gestures.drag({ x: by.x / 2, y: by.y / 2 });
      gestures.zoom(between(before, other) / Math.max(0.01, between(now, other)), middle);
    } else if (isFinger(event) && gestures.leads()) gestures.lead(now);
    else gestures.drag(by);
  };
  const release = ({ pointerId }: PointerEvent) => {
    held.delete(pointerId);
  };

  element.addEventListener('pointerdown', press, { signal });
  // A drag may end outside the picture.
  globalThis.addEventListener(
    'pointermove',
    (event) => {
      const { target } = event;
      if (held.has(event.pointerId) || (target instanceof Node && element.contains(target))) move(event);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    globalThis.addEventListener(type, release, { signal });
  element.addEventListener(
    'pointerleave',
    (event) => {
      if (!isFinger(event) && !held.has(event.pointerId)) gestures.lead(null);
    },
    { signal },
  );
  element.addEventListener(
    'dblclick',
    (event) => {
      gestures.zoom(0.5, placeOf(event));
    },
    { signal },
  );
  // The wheel scrolls the page until the picture was chosen; what browsers send for two fingers on a pad has Ctrl.
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      if (gestures.zoom(Math.exp(event.deltaY * WHEEL), placeOf(event))) event.preventDefault();
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
    },
    { signal, passive: false },
  );
  return () => {
    ending.abort();
  };
}
