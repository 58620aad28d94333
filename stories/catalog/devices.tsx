import { catalog } from '#src/content/catalog.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import type { ItemPrice } from '#src/quoting/rules.ts';
import classes from './glance.module.css';
import { Chip } from './glance.tsx';

const kinds = [
  { title: 'Motores', list: catalog.devices.filter(({ kind }) => kind === 'motor') },
  { title: 'Controles remotos', list: catalog.devices.filter(({ kind }) => kind === 'remote') },
  { title: 'Sensores', list: catalog.devices.filter(({ kind }) => kind === 'sensor') },
  {
    title: 'Casa inteligente',
    list: catalog.devices.filter(({ kind }) => kind === 'bridge' || kind === 'accessory'),
  },
  { title: 'Galerías y cofres', list: catalog.items.filter(({ kind }) => kind === 'gallery') },
  { title: 'Mandos', list: catalog.items.filter(({ kind }) => kind === 'control') },
  { title: 'Extras', list: catalog.items.filter(({ kind }) => kind === 'extra' || kind === 'surcharge') },
];

const money = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});

/** A device's or extra's public price as text. */
function priceText(price: ItemPrice | undefined): string {
  switch (price?.kind) {
    case 'piece':
      return price.centavos === 0 ? 'incluido' : money.format(price.centavos / 100);
    case 'metre':
      return `${money.format(price.centavosPerMetre / 100)} por metro`;
    case 'area':
      return `${money.format(price.centavosPerM2 / 100)} por m²`;
    case 'percent':
      return `${String(price.basisPoints / 100)} % más`;
    default:
      return 'sin precio';
  }
}

/** Everything that drives a blind or comes with it. */
export function Devices() {
  return (
    <div className={classes.glance}>
      {kinds.map(({ title, list }) => (
        <section key={title} aria-label={title}>
          <header className={classes.head}>
            <h2>{title}</h2>
          </header>
          <ul className={classes.devices}>
            {list.map((item) => (
              <li key={item.slug}>
                <h3>{item.name}</h3>
                <p>{item.sentence}</p>
                <p className={classes.facts}>
                  <strong>{priceText(publicPrices.items[item.slug])}</strong>
                </p>
                <code>{item.slug}</code>
                {'finishes' in item ? (
                  <ul className={classes.palette} aria-label={`Acabados: ${item.name}`}>
                    {item.finishes?.map((colour) => (
                      <Chip key={colour.code} colour={colour} />
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
