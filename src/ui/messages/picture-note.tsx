import type { ReactNode } from 'react';
import classes from './picture-note.module.css';

interface PictureNoteProps {
  readonly children: ReactNode;
  /** Tries again what the sentence says has failed; without it the picture stays as it is. */
  readonly onRetry?: () => void;
}

/** A sentence over a picture that is not what it should be. Over one that stays so it has `data-lasting`. */
export const PictureNote = ({ children, onRetry }: PictureNoteProps) =>
  onRetry === undefined ? (
    <p className={classes.note} data-lasting>
      {children}
    </p>
  ) : (
    <button type="button" className={classes.note} onClick={onRetry}>
      {children}
    </button>
  );
