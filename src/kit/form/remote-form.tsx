import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText, isRetryable, type FailureTexts } from '../remote/failure-text.ts';
import { FormStateContext } from './form-state.ts';
import type { Progress } from '../remote/progress-of.ts';
import styles from './remote-form.module.css';
import { SubmitButton } from './submit-button.tsx';

interface RemoteFormProps {
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /** Names of its fields in the request; messages for other names are shown in the alert. */
  readonly fields: readonly string[];
  readonly error: ApiError | null;
  /** Texts for failures without a message from the server. */
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
 * A form that only the server validates (an empty form is sent too). Fields are uncontrolled; the server's messages
 * appear at their fields, any other error in an alert above the button.
 */
export function RemoteForm(props: RemoteFormProps) {
  const { labelledBy, fields, error, texts, progress, waitingLabel, submitLabel, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const isReplayed = useRef(false);
  useEffect(() => {
    if (error !== null) firstInvalid(form.current)?.focus();
  }, [error]);
  return (
    <form
      ref={form}
      noValidate
      // React replays a submission made before hydration. Without an action, the browser would put a password into the address.
      action={(data) => {
        isReplayed.current = true;
        onSubmit(data);
      }}
      // React resets a form after its action, but the server may still reject what was typed.
      onReset={(event) => {
        if (isReplayed.current) event.preventDefault();
        isReplayed.current = false;
      }}
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

/** The first invalid field, else the alert. */
const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ??
  form?.querySelector<HTMLElement>('[data-failure]');

interface FailureProps {
  readonly error: ApiError;
  readonly fields: readonly string[];
  readonly texts?: FailureTexts;
  readonly onRetry: () => void;
}

function Failure({ error, fields, texts, onRetry }: FailureProps) {
  const unmatched = Object.entries(error.fields).filter(([name]) => !fields.includes(name));
  const messages = [...new Set(unmatched.flatMap(([, sentences]) => sentences))];
  return (
    <ErrorAlert title={failureText(error, texts)} onRetry={isRetryable(error) ? onRetry : undefined}>
      {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : undefined}
    </ErrorAlert>
  );
}
