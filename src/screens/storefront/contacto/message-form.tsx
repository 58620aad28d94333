import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { messageMachine } from '#machines/message.machine.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { captchaInBrowser } from '../../support/captcha-in-browser.ts';
import { textIn } from '../../support/form-values.ts';
import { Notice } from '../../support/notice.tsx';
import { useConfig } from '../../support/services.ts';
import { PrivacyNote } from '../../support/shop/privacy-note.tsx';
import { TextField } from '../../support/text-field.tsx';
import { TextareaField } from '../../support/textarea-field.tsx';
import { VerifiedForm } from '../../support/verified-form.tsx';

const machine = messageMachine.provide({ actors: { captcha: captchaInBrowser } });

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

const texts = { unavailable: 'Por ahora no recibimos mensajes aquí. Escríbenos por WhatsApp o llámanos.' };

/** A message to the shop. Once it is sent the form steps aside; another one begins empty. */
export function MessageForm({ labelledBy }: { readonly labelledBy: string }) {
  const { recaptchaSiteKey: siteKey } = useConfig();
  const actor = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const email = useSelector(actor, ({ context }) => context.submission?.values.email ?? '');
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      {isSent ? (
        <Notice ref={focusWhenShown}>
          <p>Recibimos tu mensaje. Te respondemos a {email} en nuestro horario de atención.</p>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              flushSync(() => {
                actor.send({ type: 'form.restart' });
              });
              form.current?.querySelector('form')?.reset();
              form.current?.querySelector('input')?.focus();
            }}
          >
            Escribir otro mensaje
          </button>
        </Notice>
      ) : null}
      <div ref={form} hidden={isSent}>
        <VerifiedForm
          actor={actor}
          labelledBy={labelledBy}
          fields={FIELDS}
          texts={texts}
          waitingLabel="Enviando tu mensaje…"
          submitLabel="Enviar mensaje"
          onSubmit={(data) => {
            actor.send({
              type: 'form.submit',
              values: {
                name: textIn(data, 'name'),
                email: textIn(data, 'email'),
                phone: textIn(data, 'phone'),
                message: textIn(data, 'message'),
              },
            });
          }}
        >
          <TextField name="name" label="Nombre" autoComplete="name" />
          <TextField name="email" type="email" label="Correo electrónico" autoComplete="email" />
          <TextField name="phone" type="tel" label="Teléfono (opcional)" autoComplete="tel-national" />
          <TextareaField
            name="message"
            label="Mensaje"
            description="Cuéntanos qué ventana quieres cubrir, sus medidas aproximadas y en qué ciudad está."
          />
          <PrivacyNote />
        </VerifiedForm>
      </div>
    </>
  );
}

/** The button that had the focus is gone: the news takes it. */
const focusWhenShown = (notice: HTMLElement | null) => {
  notice?.focus();
};
