import type { ReactNode } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { SecondsLeft } from '#src/ui/messages/seconds-left.tsx';
import {
  failureText,
  isReloadable,
  isRetryable,
  loadFailureText,
  type FailureTexts,
} from './failure-text.ts';
import { useRetryWait, type RetryWait } from './use-retry-wait.ts';

interface FailureAlertProps {
  readonly error: ApiError;
  /** Says what failed, where the sentence about the failure alone does not. */
  readonly title?: string | undefined;
  /** Texts for failures without a message from the server. */
  readonly texts?: FailureTexts | undefined;
  /** Whether data did not load, so that there is nothing to correct. @default false */
  readonly isLoad?: boolean;
  /** Makes the same call again; offered where that may succeed. */
  readonly onRetry?: (() => void) | undefined;
  /** What the person can do, or more about the failure. */
  readonly children?: ReactNode;
}

/** Reports a failed call. After too many attempts the retry can be used when the server's wait is over. */
export const FailureAlert = (props: FailureAlertProps) => (
  <HeldFailure {...props} wait={useRetryWait(props.error)} />
);

/** The same, for a form that has the wait itself. */
export function HeldFailure(props: FailureAlertProps & { readonly wait: RetryWait }) {
  const { error, texts, isLoad = false, onRetry, wait, children } = props;
  const sentence = isLoad ? loadFailureText(error, texts) : failureText(error, texts);
  const mayRetry = isLoad ? isReloadable(error) : isRetryable(error);
  const retry = mayRetry ? onRetry : undefined;
  const { secondsLeft } = wait;
  return (
    <ErrorAlert title={props.title ?? sentence} onRetry={retry} secondsLeft={secondsLeft}>
      {children === undefined && secondsLeft === null ? undefined : (
        <>
          {secondsLeft === null ? null : (
            // Beside a button, which counts the seconds itself, it is for screen readers.
            <p className={retry ? 'visually-hidden' : undefined}>
              {wait.sentence}
              {retry ? null : <SecondsLeft seconds={secondsLeft} />}
            </p>
          )}
          {children}
        </>
      )}
    </ErrorAlert>
  );
}
