import type { ReactNode } from 'react';
import classes from './vignette.module.css';

/**
 * Sheet of paper for a small line drawing of 96 × 96 units. `data-tone` tells its parts apart: `cloth` is filled,
 * `shade` is filled without an edge, `soft` is a thinner line, `accent` a coloured one; `data-moving` is the part that answers when its link is pointed at.
 */
export function Vignette({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={classes['vignette']} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
