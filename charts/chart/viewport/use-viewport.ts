import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { around, type Box } from '../drawing/geometry.ts';
import { panByDrag, zoomByPinch, zoomByWheel, type Spot, type ZoomBy } from './gestures.ts';
import { automaticZoom, LEAST_AUTOMATIC_ZOOM } from './zoom.ts';

const LEAST = 0.2;
const MOST = 2.5;
const STEP = 1.2;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows as much of the drawing as can be read. */
  readonly fit: () => void;
  /** Chooses the zoom by the pane again, after another drawing was asked for. */
  readonly settle: () => void;
  /** Pans the least that shows the given boxes (the first ones when not all fit), with a margin in px. */
  readonly reveal: (boxes: readonly Box[], room: number) => void;
}

/**
 * The pane's zoom and scroll position. Panning is native scrolling, so that wheel, touch, keyboard and scroll bars work
 * as usual; none of it passes through React.
 * @param onTooLarge called when a drawing that has to fit cannot be read whole
 */
export function useViewport({ width, height }: Size, onTooLarge: () => void): Viewport {
  const pane = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useRef(1);
  /** Whether the person chose the zoom; a resized pane then keeps it. */
  const chosen = useRef(false);

  const apply = useCallback(
    (next: number) => {
      zoom.current = Math.min(MOST, Math.max(LEAST, next));
      if (!drawing.current) return;
      drawing.current.style.inlineSize = `${String(width * zoom.current)}px`;
      drawing.current.style.blockSize = `${String(height * zoom.current)}px`;
    },
    [width, height],
  );

  /** The zoom at which the whole drawing just fits; 0 without a pane. */
  const wholeZoom = useCallback(() => {
    const { clientWidth = 0, clientHeight = 0 } = pane.current ?? {};
    return Math.min(clientWidth / width, clientHeight / height);
  }, [width, height]);

  const settle = useCallback(() => {
    const whole = wholeZoom();
    if (!chosen.current && whole > 0) apply(automaticZoom(whole));
  }, [apply, wholeZoom]);

  const zoomBy: ZoomBy = useCallback(
    (factor: number, about?: Spot) => {
      const [frame, svg] = [pane.current, drawing.current];
      if (!frame || !svg) return;
      chosen.current = true;
      const bounds = frame.getBoundingClientRect();
      const spot = about ?? { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
      const before = svg.getBoundingClientRect();
      const share = { x: (spot.x - before.x) / before.width, y: (spot.y - before.y) / before.height };
      apply(zoom.current * factor);
      const after = svg.getBoundingClientRect();
      frame.scrollLeft += after.x + share.x * after.width - spot.x;
      frame.scrollTop += after.y + share.y * after.height - spot.y;
    },
    [apply],
  );

  const reveal = useCallback((boxes: readonly Box[], room: number) => {
    const [frame, svg] = [pane.current, drawing.current];
    if (frame && svg) scrollTo({ frame, svg, zoom: zoom.current, boxes, room });
  }, []);

  useLayoutEffect(() => {
    apply(zoom.current);
    settle();
  }, [apply, settle]);

  useEffect(() => {
    const frame = pane.current;
    if (!frame) return;
    const sizes = new ResizeObserver(settle);
    sizes.observe(frame);
    const gestures = new AbortController();
    zoomByWheel(frame, zoomBy, gestures.signal);
    zoomByPinch(frame, zoomBy, gestures.signal);
    panByDrag(frame, gestures.signal);
    return () => {
      sizes.disconnect();
      gestures.abort();
    };
  }, [settle, zoomBy]);

  return useMemo(
    () => ({
      pane,
      drawing,
      reveal,
      zoomIn: () => {
        zoomBy(STEP);
      },
      zoomOut: () => {
        zoomBy(1 / STEP);
      },
      fit: () => {
        chosen.current = false;
        settle();
        if (wholeZoom() < LEAST_AUTOMATIC_ZOOM) onTooLarge();
      },
      settle: () => {
        chosen.current = false;
        settle();
      },
    }),
    [onTooLarge, reveal, settle, wholeZoom, zoomBy],
  );
}

interface Showing {
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly zoom: number;
  readonly boxes: readonly Box[];
  readonly room: number;
}

/** Scrolls a frame the least that shows the boxes of its drawing, or as many of the first ones as fit. */
function scrollTo({ frame, svg, zoom, boxes, room }: Showing): void {
  const fits = ({ w, h }: Box) => w * zoom <= frame.clientWidth && h * zoom <= frame.clientHeight;
  const fitting = boxes.filter((_, index) => index === 0 || fits(around(boxes.slice(0, index + 1))));
  if (fitting.length === 0) return;
  const box = around(fitting);
  const view = frame.getBoundingClientRect();
  const at = svg.getBoundingClientRect();
  const left = at.x - view.x + box.x * zoom;
  const top = at.y - view.y + box.y * zoom;
  frame.scrollBy({
    left: overshoot(left, box.w * zoom, frame.clientWidth, room),
    top: overshoot(top, box.h * zoom, frame.clientHeight, room),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** Returns how far to scroll to show a stretch; its beginning when it is longer than the pane. */
function overshoot(start: number, length: number, pane: number, wanted: number): number {
  const room = Math.max(0, Math.min(wanted, (pane - length) / 2));
  if (start < room || length > pane) return start - room;
  return Math.max(0, start + length - pane + room);
}
