import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './when-near.module.css';

/** How far outside the window rendering begins, so that the picture is ready when it becomes visible. */
const MARGIN = '50% 0px';

interface WhenNearProps {
  /** Width by height; the room is reserved until the children are rendered. */
  readonly aspect: number;
  /** Renders at once, also at build time: for a page's first view. @default false */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

/** Renders its children when they come near the visible part of the page, to keep pages with many pictures small. */
export function WhenNear({ aspect, atOnce = false, children }: WhenNearProps) {
  const [isNear, setNear] = useState(atOnce);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return (
    <div ref={place} className={classes['place']} style={{ aspectRatio: aspect }}>
      {isNear ? children : null}
    </div>
  );
}
