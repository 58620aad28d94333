import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { Progress } from '#src/actor-hooks/progress-of.ts';
import type { ApiError } from '#src/api/errors.ts';
import { HeldFailure } from '#src/remote-data/failure-alert.tsx';
import type { FailureTexts } from '#src/remote-data/failure-text.ts';
import { useRetryWait, type RetryWait } from '#src/remote-data/use-retry-wait.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { FormStateContext } from './form-state.ts';
import styles from './form.module.css';
import { SubmitButton, type SubmitLook } from './submit-button.tsx';
import { TypedForm, type HeldFields } from './typed-form.tsx';

interface RemoteFormProps {
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /**
   * Names the form, and its record, in every session: what was typed is back after the login when the session expires
   * (B96). Null for a form that keeps nothing, or whose values are stored otherwise.
   */
  readonly keptAs: string | null;
  /** Fields whose values the screen holds. @default none */
  readonly held?: HeldFields;
  /** Names of its fields in the request; messages for other names are shown in the alert. */
  readonly fields: readonly string[];
  readonly error: ApiError | null;
  /** Texts for failures without a message from the server. */
  readonly texts?: FailureTexts;
  /** More about the failure, and what can be done about it. */
  readonly details?: ReactNode;
  readonly progress: Progress;
  /** Whether it was sent, although its wait goes on. @default false */
  readonly isSent?: boolean;
  readonly waitingLabel: string;
  readonly submitLabel: string;
  /** Of its button. @default 'main' */
  readonly look?: SubmitLook;
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
  const { labelledBy, fields, error, texts, progress, isSent = false } = props;
  const { waitingLabel, submitLabel, look = 'main', onCancel } = props;
  const wait = useRetryWait(progress.waiting ? null : error);
  const form = useRef<HTMLFormElement>(null);
  const isReplayed = useRef(false);
  useEffect(() => {
    if (error !== null) firstInvalid(form.current)?.focus();
  }, [error]);
  const onSubmit = (data: FormData) => {
    if (wait.secondsLeft === null) props.onSubmit(data);
  };
  return (
    <TypedForm
      form={form}
      keptAs={props.keptAs}
      isSaved={isSent || (!progress.waiting && error === null)}
      held={props.held}
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
      className={layout.stack}
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
              texts={texts}
              details={props.details}
              wait={wait}
              onRetry={() => {
                form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
                form.current?.requestSubmit();
              }}
            />
          </div>
        )}
        <SubmitButton
          label={submitLabel}
          waiting={progress.waiting}
          secondsLeft={wait.secondsLeft}
          look={look}
        />
        <div className={styles.waiting} data-look={look}>
          {progress.waiting ? <Waiting label={waitingLabel} {...progress} onCancel={onCancel} /> : null}
        </div>
      </FormStateContext>
    </TypedForm>
  );
}

/** The first invalid field, else the alert. */
const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ??
  form?.querySelector<HTMLElement>('[data-failure]');

interface FailureProps {
  readonly error: ApiError;
  readonly fields: readonly string[];
  readonly texts: FailureTexts | undefined;
  readonly details: ReactNode;
  readonly wait: RetryWait;
  readonly onRetry: () => void;
}

function Failure({ fields, details, ...failure }: FailureProps) {
  const { error } = failure;
  const unmatched = Object.entries(error.fields).filter(([name]) => !fields.includes(name));
  const messages = [...new Set(unmatched.flatMap(([, sentences]) => sentences))];
  return (
    <HeldFailure {...failure}>
      {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : details}
    </HeldFailure>
  );
}
