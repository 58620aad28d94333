import { useActorRef, useSelector } from '@xstate/react';
import { messageMachine } from '#machines/message/message.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { textIn } from '#src/browser/form-values.ts';
import { captchaInBrowser } from '#src/features/captcha/captcha-in-browser.ts';
import { VerifiedForm } from '#src/features/captcha/verified-form.tsx';
import { FormOrResult } from '#src/forms/form-or-result.tsx';
import { PrivacyNote } from '#src/forms/privacy-note.tsx';
import { TextField } from '#src/forms/text-field.tsx';
import { sentPhone } from '#src/reading/named-phone.ts';
import { TextareaField } from './textarea-field.tsx';

const machine = messageMachine.provide({ actors: { captcha: captchaInBrowser } });

const FIELDS = ['name', 'email', 'phone', 'message'] as const;

const texts = { unavailable: 'Por ahora no recibimos mensajes aquí. Escríbenos por WhatsApp o llámanos.' };

/** Sends a message to the shop. Once it is sent, a confirmation replaces the form; another message starts empty. */
export function MessageForm({ labelledBy }: { readonly labelledBy: string }) {
  const { recaptchaSiteKey: siteKey } = useConfig();
  const actor = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const email = useSelector(actor, ({ context }) => context.submission?.values.email ?? '');
  return (
    <FormOrResult
      isSent={isSent}
      result={<p>Recibimos tu mensaje. Te respondemos a {email} en nuestro horario de atención.</p>}
      again="Escribir otro mensaje"
      onAgain={() => {
        actor.send({ type: 'form.restart' });
      }}
      isEmptied
    >
      <VerifiedForm
        actor={actor}
        labelledBy={labelledBy}
        keptAs="mensaje"
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
              phone: sentPhone(textIn(data, 'phone')),
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
    </FormOrResult>
  );
}
