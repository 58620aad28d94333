import { clsx as cx } from 'clsx';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { site } from '#src/config/site.ts';
import { shopPhoneHref, whatsappWith } from '#src/ui/contact/contact-links.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { IconBrandWhatsapp, IconPhone } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import { quoteText } from './quote-text.ts';

/** Ways to request the quote without the form: WhatsApp with the quote in words, and the telephone. */
export function OtherWays({ totals }: { readonly totals: Totals }) {
  const { priced, quotable } = useQuoter();
  const [phone = ''] = site.phones;
  if (quotable === null) return null;
  return (
    <div role="group" aria-label="Otra forma de pedirla" className={cx(layout.stack, layout.note)}>
      <p>
        También puedes mandárnosla por WhatsApp, ya escrita, o llamarnos. Lo que llevas aquí no se pierde.
      </p>
      <p className={layout.row} data-gap="small">
        <a
          className={buttonClass()}
          href={whatsappWith(quoteText(priced, totals, quotable))}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />
          Mandarla por WhatsApp
        </a>
        <a className={buttonClass()} href={shopPhoneHref(phone)}>
          <IconPhone size={18} stroke={1.5} aria-hidden />
          {phone}
        </a>
      </p>
    </div>
  );
}
