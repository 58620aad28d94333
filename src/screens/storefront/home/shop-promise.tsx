import { clsx as cx } from 'clsx';
import { site } from '#src/config/site.ts';
import { shopFigures } from '#src/features/product/shop-figures.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './home-content.module.css';

const { variants, colours, fabricYears, motorYears } = shopFigures;

const facts = [
  {
    fact: `${String(variants)} telas y materiales`,
    more: `En ${String(colours)} colores, cada uno con su código para pedir la muestra.`,
  },
  {
    fact: `De ${String(fabricYears.least)} a ${String(fabricYears.most)} años de garantía`,
    more: `Según la tela; ${String(motorYears)} años en motores. Cada ficha dice la suya.`,
  },
  {
    fact: 'Precios con IVA',
    more: 'El precio que ves lleva los impuestos; con tu código postal, también el flete.',
  },
  {
    fact: `Hecho en ${site.taxAddress.city}`,
    more: 'Cada pieza se corta a la medida que pides; no hay tallas.',
  },
];

/** Promises of the shop, with figures from the catalog. */
export function ShopPromise() {
  return (
    <section className={cx(layout.page, classes.last)} aria-label="Lo que te aseguramos">
      <dl className={cx(layout.columns, text.terms, classes.promise)} data-fill>
        {facts.map(({ fact, more }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
