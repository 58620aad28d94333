import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { site } from '#src/config/site.ts';
import { buttonClass } from '../controls/button.ts';
import { IconBrandWhatsapp, IconPhone } from '../icons.ts';
import layout from '../styles/layout.module.css';
import text from '../styles/text.module.css';
import { shopPhoneHref, whatsappHref } from './contact-links.ts';
import classes from './contact-options.module.css';

/** How to reach the shop today: WhatsApp, phone, and links to other pages. */
export function ContactOptions({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={cx(layout.row, layout.apart)} data-apart="large">
      <a className={buttonClass('filled')} href={whatsappHref} rel="noreferrer">
        <IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />
        Escríbenos por WhatsApp
      </a>
      {site.phones.slice(0, 1).map((phone) => (
        <a key={phone} className={buttonClass()} href={shopPhoneHref(phone)}>
          <IconPhone size={18} stroke={1.5} aria-hidden />
          {phone}
        </a>
      ))}
      {children === undefined ? null : <p className={cx(text.text, classes.more)}>{children}</p>}
    </div>
  );
}
