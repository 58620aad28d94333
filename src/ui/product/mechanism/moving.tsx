import type { ReactNode } from 'react';
import { tenth } from '../box.ts';
import classes from '../product-drawing.module.css';

/** CSS transform that moves a part up by these millimetres. */
export const up = (by: number) => `translateY(${String(-tenth(by))}px)`;

export const down = (by: number) => up(-by);

interface MovingProps {
  readonly by: string;
  readonly children: ReactNode;
}

/** A part that animates to its new position when the drawing changes. */
export function Moving({ by, children }: MovingProps) {
  return (
    <g className={classes.moving} style={{ transform: by }}>
      {children}
    </g>
  );
}
