import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { site } from '#src/config/site.ts';
import { whatsappTo } from '#src/features/quotes/share-text.ts';
import { mailWith } from '#src/ui/contact/contact-links.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import { quoteText } from './quote-text.ts';
import { RequestReceived } from './request-received.tsx';

interface RequestedProps {
  /** '' when the server gave none. */
  readonly folio: string;
  readonly totals: Totals;
}

/** Confirms a request whose quote the server does not show: the visitor keeps it in words. */
export function Requested({ folio, totals }: RequestedProps) {
  const { actor, priced, quotable } = useQuoter();
  const subject = `Cotización ${folio} de ${site.brand}`.replace('  ', ' ');
  const words = quotable === null ? subject : quoteText(priced, totals, quotable, `${subject}:`);
  return (
    <RequestReceived folio={folio}>
      <p>Tu cotización sigue aquí mientras no empieces otra; también te la puedes mandar.</p>
      <p className={layout.row} data-gap="small">
        <a className={buttonClass('small')} href={mailWith(null, subject, words)}>
          Mandármela por correo
        </a>
        <a className={buttonClass('small')} href={whatsappTo(null, words)} target="_blank" rel="noreferrer">
          Compartir por WhatsApp
        </a>
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            actor.send({ type: 'edit.clear' });
          }}
        >
          Empezar otra cotización
        </button>
      </p>
    </RequestReceived>
  );
}
