import { clsx as cx } from 'clsx';
import { useEffect, useRef, type RefObject } from 'react';
import styles from './real-screen.module.css';

interface RealScreenProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Width of the page in px: where there is less room it is shown smaller. */
  readonly width: number;
  readonly src: string;
  readonly className?: string | undefined;
}

/** A page of the app in a frame, at its own width. */
export function RealScreen({ frame, width, src, className }: RealScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = place.current;
    if (pane === null) return;
    const fit = new ResizeObserver(() => {
      pane.style.setProperty('--scale', String(Math.min(1, pane.clientWidth / width)));
    });
    fit.observe(pane);
    return () => {
      fit.disconnect();
    };
  }, [width]);
  return (
    <div ref={place} className={cx(styles.place, className)}>
      {/* The frame shows this origin, which may do all that the app does in its own window. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title="Pantalla real"
        className={styles.frame}
        style={{ inlineSize: `${String(width)}px` }}
        src={src}
      />
    </div>
  );
}
