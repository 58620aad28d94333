import { useRef, type ReactNode } from 'react';
import { useNear } from './use-near.ts';
import classes from './when-near.module.css';

interface WhenNearProps {
  /** Width by height; the room is reserved until the children are rendered. */
  readonly aspect: number;
  /** Renders at once, also at build time: for a page's first view. @default false */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

/** Renders its children when they come near the visible part of the page, to keep pages with many pictures small. */
export function WhenNear({ aspect, atOnce = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, atOnce);
  return (
    <div ref={place} className={classes.place} style={{ aspectRatio: aspect }}>
      {isNear ? children : null}
    </div>
  );
}
