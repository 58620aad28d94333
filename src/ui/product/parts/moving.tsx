import type { ReactNode } from 'react';
import { tenth } from '../box.ts';
import classes from '../product-drawing.module.css';

/** So many millimetres up, as a style's transform. */
export const up = (by: number) => `translateY(${String(-tenth(by))}px)`;

export const down = (by: number) => up(-by);

interface MovingProps {
  readonly by: string;
  readonly children: ReactNode;
}

/** What goes from one position to the next by itself when its drawing changes. */
export function Moving({ by, children }: MovingProps) {
  return (
    <g className={classes['moving']} style={{ transform: by }}>
      {children}
    </g>
  );
}
