import { Link } from 'react-router-dom';
import type { Variant } from '#src/content/schema/variant.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { detailsHref } from '../../support/shop/addresses.ts';
import { Section } from '../../support/shop/shop-page.tsx';
import classes from './open-factors.module.css';

/** What each is for. */
const uses: Readonly<Record<number, string>> = {
  1: 'Frente a pantallas y con sol directo.',
  3: 'Para todos los días.',
  5: 'Más vista y más luz.',
  10: 'Cuando la vista manda.',
};

/** A colour that all of them are shown in, so that only the weave differs. */
const COLOUR = '#6d6c68';

/** The same window behind each opening of the weave. */
export function OpenFactors({ variants }: { readonly variants: readonly Variant[] }) {
  const shown = [1, 3, 5, 10].flatMap(
    (percent) => variants.find(({ opennessPercent }) => opennessPercent === percent) ?? [],
  );
  return (
    <Section
      id="apertura"
      title="Uno, tres, cinco o diez por ciento"
      lead="La misma ventana, cerrada, detrás de cada apertura. A menor número, menos reflejo y menos vista."
    >
      <ul className={classes['list']}>
        {shown.map((variant) => (
          <li key={variant.slug}>
            <div className={classes['picture']}>
              <ProductDrawing
                decorative
                type="enrollable"
                width={1_500}
                height={1_500}
                openness={0}
                fabric={{ colour: COLOUR, weave: 'screen', openFactor: variant.opennessPercent }}
              />
            </div>
            <h3>
              <Link to={detailsHref(variant)}>{String(variant.opennessPercent)} %</Link>
            </h3>
            <p>{uses[variant.opennessPercent ?? 0]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
