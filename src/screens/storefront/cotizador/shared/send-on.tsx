import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { site } from '#src/config/site.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Availability } from '#src/features/delivery/estimate.ts';
import { whatsappTo } from '#src/features/quotes/share-text.ts';
import { samplesHref } from '#src/features/samples/samples-href.ts';
import { inCurrency } from '#src/format/money.ts';
import { mailWith } from '#src/ui/contact/contact-links.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconBrandWhatsapp, IconSend } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

const SharedPdf = lazyPart(
  () => import('#src/features/quotes/shared-pdf.tsx').then((part) => ({ default: part.SharedPdf })),
  () => null,
);

interface SendOnProps {
  readonly quote: SharedQuote;
  /** Whether it can still be ordered. */
  readonly isOpen: boolean;
  /** Address of the quote. */
  readonly link: string;
  /** "10 dic 2026"; null when it does not expire. */
  readonly until: string | null;
  readonly quotable: Quotable | null;
  readonly availability: Availability;
}

/** Ways to keep a quote or to show it to somebody: PDF, WhatsApp, e-mail. */
export function SendOn({ quote, isOpen, link, until, quotable, availability }: SendOnProps) {
  const { folio, client, totals } = quote;
  const hasSamples = isOpen && quote.seller === null && site.samples !== undefined;
  const subject = `Cotización ${folio} de ${quote.seller?.name ?? site.brand}`;
  const words = `${subject}: ${inCurrency(totals.total_centavos)} con IVA${until === null ? '' : `, vigente hasta el ${until}`}. Aquí está completa: ${link}`;
  return (
    <section
      aria-label="Guárdala o compártela"
      className={cx(layout.stack, layout.onScreen)}
      data-gap="small"
    >
      {quotable === null ? null : (
        <Suspense>
          <SharedPdf quote={quote} isOpen={isOpen} quotable={quotable} availability={availability} />
        </Suspense>
      )}
      <p className={layout.row} data-gap="small">
        <a className={buttonClass('small')} href={whatsappTo(null, words)} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />
          Compartir por WhatsApp
        </a>
        <a className={buttonClass('small')} href={mailWith(client?.email ?? null, subject, words)}>
          <IconSend size={16} stroke={1.5} aria-hidden />
          Mandármela por correo
        </a>
      </p>
      {hasSamples ? (
        <p className={text.text}>
          ¿Quieres tocar las telas antes?{' '}
          <Link to={samplesHref(quote.windows, folio)}>Pide muestras de esta cotización</Link>.
        </p>
      ) : null}
    </section>
  );
}
