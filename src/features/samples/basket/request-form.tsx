import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { ChosenSample } from '#machines/sample-basket/sample-basket.machine.ts';
import { sampleRequestMachine } from '#machines/sample-request/sample-request.machine.ts';
import { keepPostcode, keptAddress, keptPostcode } from '#machines/support/place.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { textIn } from '#src/browser/form-values.ts';
import { useToday } from '#src/browser/use-today.ts';
import { href } from '#src/config/routes.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import { townOfPostcode } from '#src/content/towns.ts';
import { captchaInBrowser } from '#src/features/captcha/captcha-in-browser.ts';
import { VerifiedForm } from '#src/features/captcha/verified-form.tsx';
import { dayOfWeek } from '#src/format/calendar-days.ts';
import { isoDay } from '#src/format/dates.ts';
import { counted } from '#src/format/words.ts';
import { PrivacyNote } from '#src/forms/privacy-note.tsx';
import { TextField } from '#src/forms/text-field.tsx';
import { sentPhone } from '#src/reading/named-phone.ts';
import { sentPostcode } from '#src/reading/postcode.ts';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { Notice } from '#src/ui/messages/notice.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { OfferedSamples } from './cost-text.ts';

/** The chart of the form, with the captcha of the browser. */
export const requestForm = sampleRequestMachine.provide({ actors: { captcha: captchaInBrowser } });

const FIELDS = [
  'name',
  'phone',
  'email',
  'street',
  'neighborhood',
  'postal_code',
  'city',
  'samples',
] as const;

const texts = {
  unavailable: 'Por ahora no recibimos solicitudes de muestras aquí. Escríbenos por WhatsApp.',
};

interface RequestFormProps {
  readonly form: ActorRefFrom<typeof requestForm>;
  readonly samples: readonly ChosenSample[];
  readonly offered: OfferedSamples;
}

/** Asks where to send the chosen samples; then says when they arrive. */
export function RequestForm({ form, samples, offered }: RequestFormProps) {
  const { timeZone } = useConfig();
  const today = isoDay(useToday(timeZone), timeZone);
  const titleId = useId();
  // Typed once: for an estimate, or for an order.
  const kept = keptAddress();
  const postcode = keptPostcode() ?? '';
  const reply = useSelector(form, ({ context }) => context.reply);
  if (reply !== null) {
    return (
      <Notice takesFocus>
        <p>
          <strong>Recibimos tu solicitud de muestras: folio {reply.folio}.</strong>{' '}
          {reply.arrives_on === null
            ? `Salen en ${counted(offered.workingDays, 'día hábil', 'días hábiles')}.`
            : `Te llegan hacia el ${dayOfWeek(reply.arrives_on, today)}.`}
        </p>
        <p>
          Cuando las tengas en la mano, cotiza la que elijas en el <Link to={href('quoter')}>cotizador</Link>.
        </p>
      </Notice>
    );
  }
  return (
    <div className={layout.stack}>
      <h3 id={titleId} className={text.name}>
        ¿A dónde las mandamos?
      </h3>
      <VerifiedForm
        actor={form}
        labelledBy={titleId}
        keptAs="muestras"
        fields={FIELDS}
        texts={texts}
        waitingLabel="Enviando tu solicitud…"
        submitLabel="Pedir muestras"
        instead={<ContactOptions />}
        onSubmit={(data) => {
          const sent = sentPostcode(textIn(data, 'postal_code'));
          if (stateOfPostcode(sent) !== null) keepPostcode(sent);
          form.send({
            type: 'form.submit',
            values: {
              name: textIn(data, 'name'),
              phone: sentPhone(textIn(data, 'phone')),
              email: textIn(data, 'email'),
              street: textIn(data, 'street'),
              neighborhood: textIn(data, 'neighborhood'),
              postal_code: sent,
              city: textIn(data, 'city'),
              state: stateOfPostcode(sent) ?? '',
              samples: [...samples],
            },
          });
        }}
      >
        <TextField name="name" label="Nombre" autoComplete="name" />
        <TextField name="phone" type="tel" label="Teléfono" autoComplete="tel-national" />
        <TextField name="email" type="email" label="Correo electrónico" autoComplete="email" />
        <TextField
          name="street"
          label="Calle y número"
          autoComplete="address-line1"
          defaultValue={kept?.street ?? ''}
        />
        <TextField
          name="neighborhood"
          label="Colonia"
          autoComplete="address-line2"
          defaultValue={kept?.neighborhood ?? ''}
        />
        <TextField
          name="postal_code"
          label="Código postal"
          autoComplete="postal-code"
          defaultValue={postcode}
        />
        <TextField
          name="city"
          label="Ciudad o municipio"
          autoComplete="address-level2"
          defaultValue={kept?.city ?? townOfPostcode(postcode) ?? ''}
        />
        <PrivacyNote purpose="mandarte las muestras" />
      </VerifiedForm>
    </div>
  );
}
