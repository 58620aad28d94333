import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { site } from '#src/config/site.ts';
import { phoneText } from '#src/format/phone.ts';
import { whatsappWith } from '#src/ui/contact/contact-links.ts';
import { chatHref, phoneHref } from '#src/ui/contact/phone-links.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconBrandWhatsapp, IconPhone } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';

interface SellerContactProps {
  readonly seller: SharedQuote['seller'];
  readonly folio: string;
  /** Whether contacting the seller is the only action left. */
  readonly isUrgent: boolean;
}

/** How to contact the sender of the quote, or the shop when the sender left no way to. */
export function SellerContact({ seller, folio, isUrgent }: SellerContactProps) {
  const phone = seller?.phone ?? null;
  const email = seller?.email ?? null;
  const isReached = phone !== null || email !== null;
  const name = (isReached ? seller?.name : null) ?? site.brand;
  const isShop = name === site.brand;
  const message = `Hola, tengo una duda sobre la cotización ${folio}.`;
  const first = buttonClass(isUrgent ? 'filled' : 'plain');
  // The shop's number is never another seller's.
  const shown = phone ?? (isShop ? site.phones[0] : null) ?? null;
  const call = shown === null ? null : phoneHref(shown);
  const chat = phone !== null ? chatHref(phone, message) : shown === null ? null : whatsappWith(message);
  return (
    <section aria-label="Quién te atiende" className={layout.stack} data-gap="small">
      <h2 className={text.name}>¿Dudas? Habla con {name}</h2>
      <div className={layout.row} data-gap="small">
        {chat === null ? null : (
          <a className={first} href={chat} target="_blank" rel="noreferrer">
            <IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />
            WhatsApp
          </a>
        )}
        {shown === null ? null : call === null ? (
          <span>{shown}</span>
        ) : (
          <a className={buttonClass()} href={call}>
            <IconPhone size={18} stroke={1.5} aria-hidden />
            {phoneText(shown)}
          </a>
        )}
        {email === null ? null : (
          <a {...(chat === null && call === null ? { className: first } : {})} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {isShop ? null : (
        <p className={text.soft} data-small>
          Fabrica {site.brand}.
        </p>
      )}
    </section>
  );
}
