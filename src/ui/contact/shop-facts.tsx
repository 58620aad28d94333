import { site } from '#src/config/site.ts';
import text from '../styles/text.module.css';
import { shopPhoneHref, whatsappHref } from './contact-links.ts';
import classes from './shop-facts.module.css';

const { street, neighborhood, postalCode, city, state } = site.taxAddress;

/** Phones, WhatsApp, hours and address of the shop, from site.json. */
export function ShopFacts({ size = 'small' }: { readonly size?: 'small' | 'large' }) {
  return (
    <dl className={classes.facts} data-size={size}>
      <div>
        <dt>Teléfono</dt>
        {site.phones.map((phone) => (
          <dd key={phone}>
            <a href={shopPhoneHref(phone)}>{phone}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>WhatsApp</dt>
        <dd>
          <a href={whatsappHref} rel="noreferrer">
            Escríbenos
          </a>
        </dd>
      </div>
      <div>
        <dt>Horario</dt>
        {site.hours.map(({ days, time }) => (
          <dd key={days}>
            {days}, <span className={text.oneLine}>{time}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt>Dirección</dt>
        <dd>
          {street}, {neighborhood}
        </dd>
        <dd>
          {postalCode} {city}, {state}
        </dd>
      </div>
    </dl>
  );
}
