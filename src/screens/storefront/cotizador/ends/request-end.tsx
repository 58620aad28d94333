import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { quoteRequestMachine } from '#machines/quote-request.machine.ts';
import { href } from '#src/config/routes.ts';
import type { Total } from '#src/quoting/total.ts';
import { buttonClass } from '#src/ui/button.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { captchaInBrowser } from '../../../support/captcha-in-browser.ts';
import { textIn } from '../../../support/form-values.ts';
import { Notice } from '../../../support/notice.tsx';
import { payloadOf } from '../../../support/quoting/payload.ts';
import { complaintsIn, isOfWindow, saysOtherPrice } from '../../../support/quoting/server-complaints.ts';
import { useConfig } from '../../../support/services.ts';
import { PrivacyNote } from '../../../support/shop/privacy-note.tsx';
import { TextField } from '../../../support/text-field.tsx';
import { useArrival } from '../../../support/use-arrival.ts';
import { VerifiedForm } from '../../../support/verified-form.tsx';
import { useBench } from '../bench.ts';
import classes from './ends.module.css';

const machine = quoteRequestMachine.provide({ actors: { captcha: captchaInBrowser } });

const FIELDS = ['name', 'phone', 'email'] as const;
const TITLE_ID = 'pedir-cotizacion';

const texts = {
  unavailable: 'Por ahora no recibimos solicitudes aquí. Mándanos el enlace de tu cotización por WhatsApp.',
};

interface RequestEndProps {
  readonly total: Total;
  /** What all of it comes to, to be read. */
  readonly sum: string;
}

/** A visitor asks for what they put together; who has an account saves it there. */
export function RequestEnd({ total, sum }: RequestEndProps) {
  const { actor, priced, book, onComplaints } = useBench();
  const { recaptchaSiteKey: siteKey } = useConfig();
  const { pathname } = useLocation();
  const form = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const isDone = useSelector(form, (snapshot) => snapshot.matches('done'));
  const folio = useSelector(form, ({ context }) => context.reply?.folio ?? '');
  const error = useSelector(form, ({ context }) => context.error);
  const sent = useRef<readonly string[]>([]);
  useArrival(
    form,
    (snapshot) => snapshot.matches({ editing: 'failed' }),
    ({ context }) => {
      onComplaints(complaintsIn(context.error, sent.current));
    },
  );
  if (book === null) return null;
  return (
    <section aria-labelledby={TITLE_ID} className={classes['end']}>
      <h3 id={TITLE_ID} className={classes['title']}>
        Pide tu cotización
      </h3>
      {isDone ? (
        <Notice ref={focusWhenShown}>
          <p>
            <strong>Recibimos tu solicitud{folio === '' ? '' : `: folio ${folio}`}.</strong> Te llamamos en
            nuestro horario para confirmar medidas y telas. Nada se fabrica ni se cobra antes de que lo
            apruebes.
          </p>
          <p>Tu cotización sigue aquí mientras no empieces otra.</p>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              actor.send({ type: 'edit.clear' });
            }}
          >
            Empezar otra cotización
          </button>
        </Notice>
      ) : null}
      <div hidden={isDone} className={classes['sides']}>
        <p className={classes['other']}>
          ¿Tienes cuenta?{' '}
          <Link to={href('login')} state={{ from: pathname }}>
            Entrar y guardar
          </Link>
        </p>
        <div>
          <p className={classes['lead']}>
            Son {sum} con IVA. Déjanos tus datos y te llamamos para confirmarla, sin compromiso.
          </p>
          <VerifiedForm
            actor={form}
            labelledBy={TITLE_ID}
            fields={[...FIELDS, ...Object.keys(error?.fields ?? {}).filter(isOfWindow)]}
            texts={texts}
            waitingLabel="Enviando tu solicitud…"
            submitLabel="Pedir cotización"
            onSubmit={(data) => {
              const windows = payloadOf(priced);
              sent.current = windows.map(({ key }) => key);
              onComplaints({});
              form.send({
                type: 'form.submit',
                values: {
                  name: textIn(data, 'name'),
                  phone: textIn(data, 'phone'),
                  email: textIn(data, 'email'),
                  windows: [...windows],
                  price_list: { id: book.list.id, version: book.list.version },
                  total_centavos: total.totalCentavos,
                },
              });
            }}
          >
            <TextField name="name" label="Nombre" autoComplete="name" />
            <TextField name="phone" type="tel" label="Teléfono" autoComplete="tel-national" />
            <TextField name="email" type="email" label="Correo electrónico" autoComplete="email" />
            <PrivacyNote purpose="atender tu cotización" />
          </VerifiedForm>
          {saysOtherPrice(error) ? (
            <p className={classes['changed']}>
              Los precios cambiaron desde que abriste esta página. <a href={pathname}>Recárgala</a> para ver
              los de hoy; tu cotización te espera.
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** The button that had the focus is gone: the news takes it. */
const focusWhenShown = (notice: HTMLElement | null) => {
  notice?.focus();
};
