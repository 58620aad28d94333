/** A place in the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Zooms about a place in the window, or the middle of the pane. */
export type ZoomBy = (factor: number, about?: Spot) => void;

/** The most that one turn of the wheel counts for. */
const NOTCH = 40;

/** Ctrl and the wheel, which is also what a trackpad's pinch sends. */
export function zoomByWheel(frame: HTMLElement, zoomBy: ZoomBy): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    // A mouse's wheel comes in notches of a hundred, a trackpad's pinch in ones.
    const turn = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY));
    zoomBy(Math.exp(-turn / 150), { x: event.clientX, y: event.clientY });
  };
  frame.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    frame.removeEventListener('wheel', onWheel);
  };
}

/** Two fingers. One pans, as everywhere. */
export function zoomByPinch(frame: HTMLElement, zoomBy: ZoomBy): () => void {
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
  frame.addEventListener('touchmove', onMove, { passive: false });
  frame.addEventListener('touchend', onEnd);
  frame.addEventListener('touchcancel', onEnd);
  return () => {
    frame.removeEventListener('touchmove', onMove);
    frame.removeEventListener('touchend', onEnd);
    frame.removeEventListener('touchcancel', onEnd);
  };
}

/** Further than this, a press is a pull and no click. */
const SLACK = 4;

/** The mouse pulls the drawing along; a press that pulled is no click on what it began on. */
export function panByDrag(frame: HTMLElement): () => void {
  let from: (Spot & { readonly left: number; readonly top: number }) | null = null;
  let pulled = false;
  const onDown = (event: PointerEvent) => {
    pulled = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  };
  const onMove = (event: PointerEvent) => {
    // Let go outside of the window, where nobody heard it.
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
  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('pointermove', onMove);
  frame.addEventListener('pointerup', onUp);
  frame.addEventListener('pointercancel', onUp);
  frame.addEventListener('click', onClick, { capture: true });
  return () => {
    frame.removeEventListener('pointerdown', onDown);
    frame.removeEventListener('pointermove', onMove);
    frame.removeEventListener('pointerup', onUp);
    frame.removeEventListener('pointercancel', onUp);
    frame.removeEventListener('click', onClick, { capture: true });
  };
}
