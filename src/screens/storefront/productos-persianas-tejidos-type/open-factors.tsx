import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Variant } from '#src/content/schema/variant.ts';
import { detailsHref } from '#src/features/product/addresses.ts';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './open-factors.module.css';

/** Use of each openness, by percent. */
const uses: Readonly<Record<number, string>> = {
  1: 'Frente a pantallas y con sol directo.',
  3: 'Para todos los días.',
  5: 'Más vista y más luz.',
  10: 'Cuando la vista manda.',
};

/** One colour for all, so that only the weave differs. */
const COLOUR = '#6d6c68';

/** The same window behind each openness. */
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
      <ul className={layout.columns} data-least="small" data-fill>
        {shown.map((variant) => (
          <li key={variant.slug} className={text.cover}>
            <div className={layout.picture}>
              <ProductDrawing
                decorative
                type="enrollable"
                width={1_500}
                height={1_500}
                openness={0}
                fabric={{ colour: COLOUR, weave: 'screen', openFactor: variant.opennessPercent }}
              />
            </div>
            <h3 className={cx(text.title, classes.name)}>
              <Link to={detailsHref(variant)}>{String(variant.opennessPercent)} %</Link>
            </h3>
            <p className={text.soft} data-small>
              {uses[variant.opennessPercent ?? 0]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
