import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { lazy, Suspense, useId, type Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '#machines/captcha/captcha.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import { site } from '#src/config/site.ts';
import { useFieldState } from '#src/forms/form-state.ts';
import { shopPhoneHref } from '#src/ui/contact/contact-links.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { importCaptchaWidget } from '../captcha-in-browser.ts';
import styles from './captcha-field.module.css';

const CaptchaWidget = lazy(async () => ({ default: (await importCaptchaWidget()).CaptchaWidget }));

type Captcha = ActorRefFrom<typeof captchaMachine>;

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  /** Whether the form was submitted without solving the captcha. */
  readonly unverified: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The captcha of a form, with a text for each of its states. Its space is reserved from the start. */
export function CaptchaField({ captcha, unverified, ref }: CaptchaFieldProps) {
  const snapshot = useSelector(captcha, (state) => state);
  const { message } = useFieldState('captcha');
  const noteId = useId();
  useActorEvent(captcha, 'captcha.resetWidget', ({ widgetId }) => {
    window.grecaptcha?.reset?.(widgetId);
  });
  const { siteKey } = snapshot.context;
  const isDrawn = snapshot.hasTag('drawn');
  const isUnsolved = isDrawn && !snapshot.matches('verified');
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Verificación de que eres una persona"
      aria-describedby={noteId}
      tabIndex={-1}
      className={cx(layout.stack, styles.field)}
      data-wrong={(message !== undefined && isUnsolved) || undefined}
    >
      <div className={styles.place}>
        {isDrawn && siteKey ? (
          <Suspense fallback={<Waiting label="Cargando la verificación…" />}>
            <div className={styles.widget}>
              <CaptchaWidget captcha={captcha} siteKey={siteKey} />
            </div>
          </Suspense>
        ) : (
          <Placeholder captcha={captcha} />
        )}
      </div>
      <div id={noteId}>
        <Note
          sentence={
            snapshot.matches('expired')
              ? 'La verificación venció. Márcala de nuevo.'
              : isUnsolved
                ? unverified
                  ? 'Marca la casilla para continuar.'
                  : message
                : undefined
          }
        />
      </div>
    </div>
  );
}

function Note({ sentence }: { readonly sentence: string | undefined }) {
  return sentence === undefined ? null : (
    <p role="alert" className={cx(text.bad, text.fine)}>
      {sentence}
    </p>
  );
}

/** What is shown while the widget is not loaded. */
function Placeholder({ captcha }: { readonly captcha: Captcha }) {
  const snapshot = useSelector(captcha, (state) => state);
  if (snapshot.matches('loading')) {
    return (
      <Waiting
        label="Cargando la verificación…"
        {...progressOf(snapshot)}
        onCancel={() => {
          captcha.send({ type: 'captcha.cancel' });
        }}
      />
    );
  }
  if (!snapshot.matches('failed')) {
    return (
      <p className={styles.hint}>La casilla de verificación aparece al empezar a llenar el formulario.</p>
    );
  }
  return snapshot.context.siteKey ? (
    <ErrorAlert
      title="No pudimos cargar la verificación."
      onRetry={() => {
        captcha.send({ type: 'captcha.start' });
      }}
    >
      Revisa tu internet; lo que escribiste sigue aquí.
    </ErrorAlert>
  ) : (
    <ErrorAlert title="Por ahora no podemos recibir este formulario.">
      Llámanos al <PhoneLink />.
    </ErrorAlert>
  );
}

function PhoneLink() {
  const [phone = ''] = site.phones;
  return (
    <a href={shopPhoneHref(phone)} className={cx(text.strong, text.oneLine)}>
      {phone}
    </a>
  );
}
