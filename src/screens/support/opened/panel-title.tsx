import type { ReactNode } from 'react';
import classes from './frame.module.css';

interface PanelTitleProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of what opens over a list. The focus begins here: a field's would bring a phone's keyboard up unasked. */
export const PanelTitle = ({ id, children }: PanelTitleProps) => (
  <span id={id} className={classes['title']} tabIndex={-1} data-autofocus>
    {children}
  </span>
);
