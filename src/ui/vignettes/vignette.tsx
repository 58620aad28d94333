import type { ReactNode } from 'react';
import classes from './vignette.module.css';

/**
 * Sheet for a small line drawing of 96 × 96 units. `data-tone` styles its parts: `fabric` is filled, `shade` is filled
 * without an edge, `soft` is a thinner line, `accent` a coloured one; `data-moving` marks the part that animates when
 * its link is hovered.
 */
export function Vignette({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={classes.vignette} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
