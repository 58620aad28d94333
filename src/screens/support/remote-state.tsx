import type { ReactNode } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable, type FailureTexts } from './failure-text.ts';
import type { Progress } from './progress-of.ts';
import classes from './remote-state.module.css';

interface RemoteStateProps {
  /** What is waited for where it is, such as "Cargando el inventario…". */
  readonly label: string;
  readonly progress: Progress;
  readonly onCancel: () => void;
  /** What did not work; null where nothing is to be said of it. */
  readonly error: ApiError | null;
  /** Sentences for failures of which the server says nothing itself. */
  readonly texts?: FailureTexts | undefined;
  readonly onRetry: () => void;
  /** Whether what was there stays meanwhile: a wait then lies over it, so that nothing moves. */
  readonly isKept: boolean;
  /** More about what did not work. */
  readonly children?: ReactNode;
}

/** How something that comes from the server is doing: the wait for it, and what went wrong. */
export function RemoteState(props: RemoteStateProps) {
  const { label, progress, onCancel, error, texts, onRetry, isKept, children } = props;
  return (
    <>
      {progress.waiting ? (
        <div className={isKept ? classes['again'] : undefined}>
          <Waiting label={label} {...progress} onCancel={onCancel} />
        </div>
      ) : null}
      {error === null ? null : (
        <ErrorAlert title={failureText(error, texts)} onRetry={isRetryable(error) ? onRetry : undefined}>
          {children}
        </ErrorAlert>
      )}
    </>
  );
}
