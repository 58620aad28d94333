import type { ComponentProps, ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle'> {
  /** Its anchor. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part that opens on demand. The browser's search finds what is folded, and paper shows it. */
export const Fold = ({ title, children, ...details }: FoldProps) => (
  <details {...details} className={classes.fold}>
    <summary>{title}</summary>
    {children}
  </details>
);
