import type { ReactNode } from 'react';
import { buttonClass } from './button.ts';
import classes from './error-alert.module.css';
import { IconAlertTriangle } from './icons.ts';

interface ErrorAlertProps {
  /** What went wrong, in a sentence. */
  readonly title: string;
  /** What the person can do about it, or the server's message. */
  readonly children?: ReactNode;
  /** Present when trying again makes sense. */
  readonly onRetry?: (() => void) | undefined;
}

/** Reports a problem; screen readers announce it at once. */
export function ErrorAlert({ title, children, onRetry }: ErrorAlertProps) {
  return (
    <div role="alert" className={classes['alert']}>
      <div className={classes['row']}>
        <IconAlertTriangle className={classes['icon']} size={20} stroke={1.5} aria-hidden />
        <div>
          <p className={classes['title']}>{title}</p>
          {children === undefined ? null : <div className={classes['body']}>{children}</div>}
        </div>
        {onRetry ? (
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              onRetry();
            }}
          >
            Reintentar
          </button>
        ) : null}
      </div>
    </div>
  );
}
