import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable, type FailureTexts } from './failure-text.ts';
import { FormStateContext } from './form-state.ts';
import type { Progress } from './progress-of.ts';
import styles from './remote-form.module.css';
import { SubmitButton } from './submit-button.tsx';

interface RemoteFormProps {
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /** Wire names of its fields; messages for others stand in the alert. */
  readonly fields: readonly string[];
  readonly error: ApiError | null;
  /** Sentences for failures of which the server says nothing itself. */
  readonly texts?: FailureTexts;
  readonly progress: Progress;
  readonly waitingLabel: string;
  readonly submitLabel: string;
  readonly onSubmit: (data: FormData) => void;
  readonly onCancel: () => void;
  readonly onFocus?: (event: FocusEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/**
 * A form that is sent to the server, which alone judges it (an empty one is sent too). Fields keep their own values;
 * the server's messages appear at them, everything else that went wrong in an alert above the button.
 */
export function RemoteForm(props: RemoteFormProps) {
  const { labelledBy, fields, error, texts, progress, waitingLabel, submitLabel, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null) firstWrong(form.current)?.focus();
  }, [error]);
  return (
    <form
      ref={form}
      noValidate
      // Before the page is alive, sending does nothing: above all, it puts no password into the address.
      method="dialog"
      aria-labelledby={labelledBy}
      className={styles['form']}
      onFocus={props.onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <FormStateContext value={{ messages: error?.fields ?? {}, waiting: progress.waiting }}>
        {props.children}
        {error === null ? null : (
          <div tabIndex={-1} data-failure>
            <Failure
              error={error}
              fields={fields}
              {...(texts ? { texts } : {})}
              onRetry={() => {
                form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
                form.current?.requestSubmit();
              }}
            />
          </div>
        )}
        <SubmitButton label={submitLabel} waiting={progress.waiting} />
        <div className={styles['waiting']}>
          {progress.waiting ? <Waiting label={waitingLabel} {...progress} onCancel={onCancel} /> : null}
        </div>
      </FormStateContext>
    </form>
  );
}

/** Where a person begins to mend: the first wrong field, else the alert. */
const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ??
  form?.querySelector<HTMLElement>('[data-failure]');

interface FailureProps {
  readonly error: ApiError;
  readonly fields: readonly string[];
  readonly texts?: FailureTexts;
  readonly onRetry: () => void;
}

function Failure({ error, fields, texts, onRetry }: FailureProps) {
  const homeless = Object.entries(error.fields).filter(([name]) => !fields.includes(name));
  const messages = [...new Set(homeless.flatMap(([, sentences]) => sentences))];
  return (
    <ErrorAlert title={failureText(error, texts)} onRetry={isRetryable(error) ? onRetry : undefined}>
      {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : undefined}
    </ErrorAlert>
  );
}
