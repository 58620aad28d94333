import layout from '#src/ui/layout.module.css';
import text from '#src/ui/text.module.css';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { site } from '#src/config/site.ts';
import { buttonClass } from '#src/ui/button.ts';
import { phoneHref, whatsappWith } from '#src/ui/contact-links.ts';
import { IconBrandWhatsapp, IconPhone } from '#src/ui/icons.ts';
import { whatsappTo } from '#src/features/quotes/share-text.ts';

interface SellerContactProps {
  readonly seller: SharedQuote['seller'];
  readonly folio: string;
  /** Whether contacting the seller is the only action left. */
  readonly isUrgent: boolean;
}

/** How to contact the sender of the quote, or the shop when the sender has no phone number. */
export function SellerContact({ seller, folio, isUrgent }: SellerContactProps) {
  const sellerPhone = seller?.phone ?? null;
  const phone = sellerPhone ?? site.phones[0] ?? '';
  const message = `Hola, tengo una duda sobre la cotización ${folio}.`;
  const whatsapp = sellerPhone === null ? whatsappWith(message) : whatsappTo(sellerPhone, message);
  return (
    <section aria-label="Quién te atiende" className={layout['stack']} data-gap="small">
      <h2 className={text['name']}>¿Dudas? Habla con {seller?.name ?? site.brand}</h2>
      <div className={layout['row']} data-gap="small">
        <a
          className={buttonClass(isUrgent ? 'filled' : 'plain')}
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />
          WhatsApp
        </a>
        <a className={buttonClass()} href={phoneHref(phone)}>
          <IconPhone size={18} stroke={1.5} aria-hidden />
          {phone}
        </a>
        {seller?.email === null || seller?.email === undefined ? null : (
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        )}
      </div>
      {seller?.name === null || seller?.name === undefined || seller.name === site.brand ? null : (
        <p className={text['soft']} data-small>
          Fabrica {site.brand}.
        </p>
      )}
    </section>
  );
}
