import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { messageMachine } from '#machines/message/message.machine.ts';
import type { quoteRequestMachine } from '#machines/quote-request/quote-request.machine.ts';
import type { recoverMachine } from '#machines/recover/recover.machine.ts';
import type { registerMachine } from '#machines/register/register.machine.ts';
import type { sampleRequestMachine } from '#machines/sample-request/sample-request.machine.ts';
import { progressOf, WAIT_STARTED } from '#src/actor-hooks/progress-of.ts';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import type { FailureTexts } from '#src/remote-data/failure-text.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { CaptchaField } from './widget/captcha-field.tsx';
import { useOwnPage } from './widget/use-own-page.ts';

type VerifiedFormActor =
  | ActorRefFrom<typeof registerMachine>
  | ActorRefFrom<typeof recoverMachine>
  | ActorRefFrom<typeof messageMachine>
  | ActorRefFrom<typeof quoteRequestMachine>
  | ActorRefFrom<typeof sampleRequestMachine>;

interface VerifiedFormProps {
  readonly actor: VerifiedFormActor;
  readonly labelledBy: string;
  /** Names the form, which keeps what was typed when a login is asked for. */
  readonly keptAs: string;
  /** Names of its fields in the request, without the captcha's. */
  readonly fields: readonly string[];
  /** Texts for failures without a message from the server. */
  readonly texts?: FailureTexts;
  readonly waitingLabel: string;
  readonly submitLabel: string;
  readonly onSubmit: (data: FormData) => void;
  /** Another way to do the same, shown while the captcha or the server keeps the form from being sent. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A form with a captcha, which loads when the form first gets the focus. */
export function VerifiedForm({ actor, fields, onSubmit, instead, children, ...rest }: VerifiedFormProps) {
  const isOwnPage = useOwnPage();
  const snapshot = useSelector(actor, (state) => state);
  const place = useRef<HTMLDivElement>(null);
  const { captcha, error } = snapshot.context;
  const isKeptByCaptcha = useSelector(
    captcha,
    (state) => state.matches('failed') || state.matches('expired') || state.hasTag('slow'),
  );
  const isRefused = error !== null && (error.kind !== 'invalid' || error.fields['captcha'] !== undefined);
  const startCaptcha = () => {
    if (captcha.getSnapshot().matches('idle')) captcha.send({ type: 'captcha.start' });
  };
  // What is typed before the page is replaced would be lost.
  if (!isOwnPage) return <Waiting label="Cargando el formulario…" />;
  return (
    <RemoteForm
      {...rest}
      fields={[...fields, 'captcha']}
      error={error}
      progress={snapshot.matches('done') ? WAIT_STARTED : progressOf(snapshot)}
      isSent={snapshot.matches('done')}
      onFocus={startCaptcha}
      onCancel={() => {
        actor.send({ type: 'form.cancel' });
      }}
      onSubmit={(data) => {
        startCaptcha();
        onSubmit(data);
        if (actor.getSnapshot().matches({ editing: 'unverified' })) place.current?.focus();
      }}
    >
      {children}
      <CaptchaField ref={place} captcha={captcha} unverified={snapshot.matches({ editing: 'unverified' })} />
      {isKeptByCaptcha || isRefused ? instead : null}
    </RemoteForm>
  );
}
