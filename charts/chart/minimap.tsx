import { useEffect, useRef, type PointerEvent } from 'react';
import type { ChartView } from '../layout/chart-layout.ts';
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

/**
 * The whole drawing in the corner of its pane, with the part that is in view; a press shows another part. Shown only when
 * the pane cannot show all. The arrow keys do the same for the keyboard.
 */
export function Minimap({ view, leaves, viewport }: MinimapProps) {
  const { pane, drawing } = viewport;
  const map = useRef<SVGSVGElement>(null);
  const seen = useRef<SVGRectElement>(null);
  const { width, height } = view;
  const scale = Math.min(MOST.width / width, MOST.height / height);

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
      const isWhole = frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight;
      map.current?.setAttribute('data-whole', String(isWhole));
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
  }, [pane, drawing, width, height]);

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
      className={styles['map']}
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
      onPointerDown={look}
      onPointerMove={look}
    >
      {view.states.slice(1).map(({ id, x, y, w, h }) => (
        <rect
          key={id}
          className={styles['state']}
          data-lit={leaves.includes(id)}
          {...{ x, y, width: w, height: h }}
        />
      ))}
      <rect ref={seen} className={styles['seen']} />
    </svg>
  );
}
