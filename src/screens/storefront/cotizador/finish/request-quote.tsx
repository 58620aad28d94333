import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom';
import { quoteRequestMachine } from '#machines/quote-request/quote-request.machine.ts';
import { fingerprintOf, isOfRequest, keepSender, rememberSent } from '#machines/support/sent-requests.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { textIn } from '#src/browser/form-values.ts';
import { href } from '#src/config/routes.ts';
import { captchaInBrowser } from '#src/features/captcha/captcha-in-browser.ts';
import { VerifiedForm } from '#src/features/captcha/verified-form.tsx';
import { usePlace } from '#src/features/delivery/use-place.ts';
import { payloadOf } from '#src/features/draft-windows/payload.ts';
import { sharePath } from '#src/features/quotes/share-text.ts';
import { useSentRequests } from '#src/features/quotes/use-sent-requests.ts';
import { inCurrency } from '#src/format/money.ts';
import { PrivacyNote } from '#src/forms/privacy-note.tsx';
import { sentPhone } from '#src/reading/named-phone.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import classes from './finish.module.css';
import { OtherWays } from './other-ways.tsx';
import { asRequested } from './requested-state.ts';
import { Requested } from './requested.tsx';
import { REMEMBER, SenderFields } from './sender-fields.tsx';
import { hasOtherPrice, isOfWindow, messagesByWindow } from './server-messages.ts';

const machine = quoteRequestMachine.provide({ actors: { captcha: captchaInBrowser } });

const FIELDS = ['name', 'phone', 'email'] as const;
const TITLE_ID = 'pedir-cotizacion';

const texts = {
  unavailable: 'Por ahora no recibimos solicitudes aquí. Mándanosla por WhatsApp o llámanos.',
};

interface RequestQuoteProps {
  readonly totals: Totals;
}

/** Lets a visitor request the quote; people with an account can log in and save it. */
export function RequestQuote({ totals }: RequestQuoteProps) {
  const { draft, priced, book, onServerMessages } = useQuoter();
  const { recaptchaSiteKey: siteKey } = useConfig();
  const { pathname } = useLocation();
  const reload = useHref(pathname);
  const form = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const isDone = useSelector(form, (snapshot) => snapshot.matches('done'));
  const folio = useSelector(form, ({ context }) => context.reply?.folio ?? '');
  const error = useSelector(form, ({ context }) => context.error);
  const navigate = useNavigate();
  useArrival(
    form,
    (snapshot) => snapshot.matches('done'),
    ({ context: { reply } }) => {
      if (reply === null) return;
      rememberSent({
        ...{ folio: reply.folio, share: reply.share, totalCentavos: totals.total_centavos },
        ...{ windows: draft.windows.length, fingerprint: fingerprintOf(draft) },
      });
      if (reply.share === null) return;
      void navigate(sharePath(reply.share), { state: asRequested(reply.folio) });
    },
  );
  useArrival(
    form,
    (snapshot) => snapshot.matches({ editing: 'failed' }),
    ({ context }) => {
      onServerMessages(messagesByWindow(context.error, context.kept ?? []));
    },
  );
  const place = usePlace();
  const former = useSentRequests().find((request) => isOfRequest(draft, request));
  const isChanged = former !== undefined && former.fingerprint !== fingerprintOf(draft);
  if (book === null) return null;
  return (
    <section aria-labelledby={TITLE_ID} className={cx(layout.stack, classes.end)} data-gap="wide">
      <h3 id={TITLE_ID} tabIndex={-1} data-finish className={cx(text.name, classes.title)}>
        {isChanged ? 'Envía tu cambio' : 'Pide tu cotización'}
      </h3>
      {isDone ? <Requested folio={folio} totals={totals} /> : null}
      <div hidden={isDone} className={isDone ? undefined : cx(layout.stack, classes.sides)}>
        <p className={text.text}>
          ¿Tienes cuenta?{' '}
          <Link to={href('login')} state={{ from: pathname }}>
            Entrar y guardar
          </Link>
        </p>
        <div className={layout.stack}>
          <p className={text.soft}>
            {`${isChanged ? 'Ahora son' : 'Son'} ${inCurrency(totals.total_centavos)} con IVA. `}
            {former === undefined
              ? 'Déjanos tus datos y te llamamos para confirmarla, sin compromiso.'
              : `Ya la enviaste con el folio ${former.folio}: mientras no te contestemos, sigue con ese folio y su enlace.`}
          </p>
          <VerifiedForm
            actor={form}
            labelledBy={TITLE_ID}
            keptAs="pedir-cotizacion"
            fields={[...FIELDS, ...Object.keys(error?.fields ?? {}).filter(isOfWindow)]}
            texts={texts}
            waitingLabel="Enviando tu solicitud…"
            submitLabel={isChanged ? 'Enviar el cambio' : 'Pedir cotización'}
            instead={<OtherWays totals={totals} />}
            onSubmit={(data) => {
              onServerMessages({});
              const [name = '', phone = '', email = ''] = FIELDS.map((field) => textIn(data, field));
              keepSender(data.has(REMEMBER) ? { name, phone, email } : null);
              form.send({
                type: 'form.submit',
                values: {
                  ...{ name, phone: sentPhone(phone), email },
                  windows: [...payloadOf(priced)],
                  ...(place === null ? {} : { postal_code: place.postcode }),
                  ...(former?.share ? { share: former.share } : {}),
                  price_list: { id: book.list.id, version: book.list.version },
                  total_centavos: totals.total_centavos,
                },
              });
            }}
          >
            <SenderFields />
            <PrivacyNote purpose="atender tu cotización" />
          </VerifiedForm>
          {hasOtherPrice(error) ? (
            <p className={layout.note}>
              Los precios cambiaron desde que abriste esta página. <a href={reload}>Recárgala</a> para ver los
              de hoy; tu cotización te espera.
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
