import { site } from '#src/config/site.ts';
import { shopFigures } from '../../support/shop/shop-figures.ts';
import classes from './shop-promise.module.css';

const { variants, colours, clothYears, motorYears } = shopFigures;

const facts = [
  {
    fact: `${String(variants)} telas y materiales`,
    text: `En ${String(colours)} colores, cada uno con su código para pedir la muestra.`,
  },
  {
    fact: `De ${String(clothYears.least)} a ${String(clothYears.most)} años de garantía`,
    text: `Según la tela; ${String(motorYears)} años en motores. Cada ficha dice la suya.`,
  },
  {
    fact: 'Precios con IVA',
    text: 'El precio que ves es el que pagas, con impuestos incluidos.',
  },
  {
    fact: `Hecho en ${site.taxAddress.city}`,
    text: 'Cada pieza se corta a la medida que pides; no hay tallas.',
  },
];

/** What can be held against us: figures that the catalogue bears out. */
export function ShopPromise() {
  return (
    <section className={classes['promise']} aria-label="Lo que te aseguramos">
      <dl>
        {facts.map(({ fact, text }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
