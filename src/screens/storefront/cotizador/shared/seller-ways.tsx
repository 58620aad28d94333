import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { site } from '#src/config/site.ts';
import { buttonClass } from '#src/ui/button.ts';
import { phoneHref } from '#src/ui/contact-links.ts';
import { IconBrandWhatsapp, IconPhone } from '#src/ui/icons.ts';
import { whatsappTo } from '../../../support/quotes/one/share-words.ts';
import classes from './shared-quote.module.css';

interface SellerWaysProps {
  readonly seller: SharedQuote['seller'];
  readonly folio: string;
  /** Whether there is nothing else to do but ask. */
  readonly isUrgent: boolean;
}

/** How the client reaches whoever sent the quote; the shop where they left no number. */
export function SellerWays({ seller, folio, isUrgent }: SellerWaysProps) {
  const own = seller?.phone ?? null;
  const phone = own ?? site.phones[0] ?? '';
  const text = `Hola, tengo una duda sobre la cotización ${folio}.`;
  const whatsapp =
    own === null
      ? `https://wa.me/${site.whatsapp}?${new URLSearchParams({ text }).toString()}`
      : whatsappTo(own, text);
  return (
    <section aria-label="Quién te atiende" className={classes['seller']}>
      <h2 className={classes['title']}>¿Dudas? Habla con {seller?.name ?? site.brand}</h2>
      <div className={classes['ways']}>
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
    </section>
  );
}
