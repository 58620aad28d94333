/** A point in the window, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Zooms about a point in the window; without one, about the middle of the pane. */
export type ZoomBy = (factor: number, about?: Spot) => void;

/** Limit of the zoom per wheel event. */
const NOTCH = 40;

/** Ctrl and the wheel; a trackpad's pinch sends the same events. Ends with the signal, as all gestures do. */
export function zoomByWheel(frame: HTMLElement, zoomBy: ZoomBy, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    // A mouse wheel reports steps of about 100, a trackpad's pinch of about 1.
    const turn = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY));
    zoomBy(Math.exp(-turn / 150), { x: event.clientX, y: event.clientY });
  };
  frame.addEventListener('wheel', onWheel, { passive: false, signal });
}

/** Two fingers zoom; one finger pans by native scrolling. */
export function zoomByPinch(frame: HTMLElement, zoomBy: ZoomBy, signal: AbortSignal): void {
  let last: number | null = null;
  const onMove = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const about = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (last !== null && last > 0) zoomBy(apart / last, about);
    last = apart;
  };
  const onEnd = () => {
    last = null;
  };
  frame.addEventListener('touchmove', onMove, { passive: false, signal });
  frame.addEventListener('touchend', onEnd, { signal });
  frame.addEventListener('touchcancel', onEnd, { signal });
}

/** Distance in px from which a press is a drag and no click. */
const SLACK = 4;

/** Dragging with the mouse pans the drawing; a drag does not click the element below it. */
export function panByDrag(frame: HTMLElement, signal: AbortSignal): void {
  let from: (Spot & { readonly left: number; readonly top: number }) | null = null;
  let pulled = false;
  const onDown = (event: PointerEvent) => {
    pulled = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  };
  const onMove = (event: PointerEvent) => {
    // The button was released outside of the window.
    if (event.buttons === 0) from = null;
    if (from === null) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!pulled && Math.hypot(x, y) < SLACK) return;
    if (!pulled) frame.setPointerCapture(event.pointerId);
    pulled = true;
    frame.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  };
  const onUp = () => {
    from = null;
  };
  const onClick = (event: MouseEvent) => {
    if (pulled) event.stopPropagation();
    pulled = false;
  };
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('pointercancel', onUp, { signal });
  frame.addEventListener('click', onClick, { capture: true, signal });
}
