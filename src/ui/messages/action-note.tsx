import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import layout from '../styles/layout.module.css';
import classes from './action-note.module.css';

interface ActionNoteProps {
  /** Whether a screen reader says it when it appears. @default it does not */
  readonly role?: 'status' | 'alert';
  readonly tone?: 'plain' | 'bad';
  readonly text: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** A highlighted notice within a page, with what a person can do about it beside it. */
export const ActionNote = ({ role, tone, text, children }: ActionNoteProps) => (
  <div role={role} data-tone={tone} className={cx(layout.row, layout.note, layout.between, classes.note)}>
    <p>{text}</p>
    <div className={layout.row} data-gap="small">
      {children}
    </div>
  </div>
);
