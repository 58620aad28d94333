import type { ReactNode } from 'react';
import classes from './new-mark.module.css';

/** Marks what was not there on the last visit. */
export function NewMark({ children }: { readonly children: ReactNode }) {
  return <span className={classes['mark']}>{children}</span>;
}
