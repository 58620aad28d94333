import type { ReactNode } from 'react';
import classes from './panel-frame.module.css';

interface PanelTitleProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of a panel. It takes the initial focus, because a focused field would open a phone's keyboard. */
export const PanelTitle = ({ id, children }: PanelTitleProps) => (
  <span id={id} className={classes.title} tabIndex={-1} data-autofocus>
    {children}
  </span>
);
