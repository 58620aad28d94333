import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button.ts';
import { IconAlertTriangle } from '../icons.ts';
import layout from '../styles/layout.module.css';
import classes from './error-alert.module.css';
import { SecondsLeft } from './seconds-left.tsx';

interface ErrorAlertProps {
  /** What went wrong, in a sentence. */
  readonly title: string;
  /** What the person can do about it, or the server's message. */
  readonly children?: ReactNode;
  /** Present when trying again makes sense. */
  readonly onRetry?: (() => void) | undefined;
  /** Seconds until trying again makes sense; null for now. @default null */
  readonly secondsLeft?: number | null;
}

/** Reports a problem; screen readers announce it at once. */
export function ErrorAlert({ title, children, onRetry, secondsLeft = null }: ErrorAlertProps) {
  return (
    <div role="alert" className={classes.alert}>
      <div className={cx(layout.beside, classes.row)}>
        <IconAlertTriangle className={classes.icon} size={20} stroke={1.5} aria-hidden />
        <div>
          <p className={classes.title}>{title}</p>
          {children === undefined ? null : <div className={classes.body}>{children}</div>}
        </div>
        {onRetry ? (
          <button
            type="button"
            className={buttonClass('small')}
            aria-disabled={secondsLeft !== null || undefined}
            onClick={() => {
              if (secondsLeft === null) onRetry();
            }}
          >
            Reintentar
            {secondsLeft === null ? null : <SecondsLeft seconds={secondsLeft} />}
          </button>
        ) : null}
      </div>
    </div>
  );
}
