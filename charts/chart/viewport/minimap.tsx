import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { ChartView } from '../../layout/chart-layout.ts';
import { freeCorner, labelsOf } from './free-corner.ts';
import styles from './minimap.module.css';
import type { Viewport } from './use-viewport.ts';

interface MinimapProps {
  readonly view: ChartView;
  /** The drawn innermost active states. */
  readonly leaves: readonly string[];
  readonly viewport: Viewport;
}

/** Its largest width and height, in px. */
const MOST = { width: 120, height: 130 };

/** Space between the map and the border of the pane, as in its style sheet; in px. */
const GAP = 16;

/** The share of a pane's width and height beyond which a map is in the way. */
const TOO_MUCH = 0.5;

/**
 * The whole drawing in a corner of its pane where it covers no label, with the part that is in view; a press shows
 * another part. Shown only when the pane cannot show all, and has room for it. The arrow keys do the same for the keyboard.
 */
export function Minimap({ view, leaves, viewport }: MinimapProps) {
  const { pane, drawing } = viewport;
  const map = useRef<SVGSVGElement>(null);
  const seen = useRef<SVGRectElement>(null);
  const { width, height } = view;
  const scale = Math.min(MOST.width / width, MOST.height / height);
  const lit = leaves.join(' ');
  const labels = useMemo(() => labelsOf(view, lit.split(' ')), [view, lit]);

  useEffect(() => {
    const [frame, svg] = [pane.current, drawing.current];
    if (frame === null || svg === null) return;
    const show = () => {
      const at = frame.getBoundingClientRect();
      const whole = svg.getBoundingClientRect();
      const zoom = whole.width / width;
      if (zoom === 0) return;
      const box = {
        x: Math.max(0, (at.x - whole.x) / zoom),
        y: Math.max(0, (at.y - whole.y) / zoom),
        width: Math.min(width, frame.clientWidth / zoom),
        height: Math.min(height, frame.clientHeight / zoom),
      };
      for (const [name, value] of Object.entries(box)) seen.current?.setAttribute(name, String(value));
      // It stays under the pointer that presses it.
      if (map.current?.matches(':active') === true) return;
      const isWhole = frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight;
      const own = { w: width * scale, h: height * scale };
      const hasRoom = own.w < frame.clientWidth * TOO_MUCH && own.h < frame.clientHeight * TOO_MUCH;
      const free = freeCorner(labels, ({ isRight, isBottom }) => {
        const left = isRight ? frame.clientWidth - own.w - GAP : GAP;
        const top = isBottom ? frame.clientHeight - own.h - GAP : GAP;
        return {
          x: (at.x - whole.x + left) / zoom,
          y: (at.y - whole.y + top) / zoom,
          w: own.w / zoom,
          h: own.h / zoom,
        };
      });
      map.current?.setAttribute('data-corner', isWhole || !hasRoom ? 'none' : free);
    };
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(frame);
    sizes.observe(svg);
    frame.addEventListener('scroll', show, { passive: true });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('scroll', show);
    };
  }, [pane, drawing, labels, width, height, scale]);

  const look = ({ clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    const [frame, svg, small] = [pane.current, drawing.current, map.current];
    if (buttons !== 1 || frame === null || svg === null || small === null) return;
    const at = small.getBoundingClientRect();
    const whole = svg.getBoundingClientRect();
    frame.scrollTo({
      left: ((clientX - at.x) / at.width) * whole.width - frame.clientWidth / 2,
      top: ((clientY - at.y) / at.height) * whole.height - frame.clientHeight / 2,
      behavior: 'instant',
    });
  };

  return (
    <svg
      ref={map}
      className={styles.map}
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
      onPointerDown={look}
      onPointerMove={look}
    >
      {view.states.slice(1).map(({ id, x, y, w, h }) => (
        <rect
          key={id}
          className={styles.state}
          data-lit={leaves.includes(id)}
          {...{ x, y, width: w, height: h }}
        />
      ))}
      <rect ref={seen} className={styles.seen} />
    </svg>
  );
}
