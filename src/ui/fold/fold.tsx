import type { ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  /** Its anchor. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part that opens on demand. The browser's search finds what is folded, and paper shows it. */
export const Fold = ({ id, title, children }: FoldProps) => (
  <details id={id} className={classes.fold}>
    <summary>{title}</summary>
    {children}
  </details>
);
