import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { families } from '#src/content/families.ts';
import { VariantCard } from '#src/features/catalog/variant-card.tsx';
import { comparisonHref } from '#src/features/comparison/address.ts';
import { useFamilies } from '#src/features/product/family.ts';
import grid from '#src/features/shop-page/grid.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { findFor } from './find.ts';
import classes from './finder.module.css';
import type { FinderAnswers } from './questions.ts';

const blinds = families.filter(({ product }) => product === 'persianas').map(({ id }) => id);

/** Three suggestions for four answers, each with its reasons. */
export function FoundBlinds({ answers }: { readonly answers: FinderAnswers }) {
  const found = findFor(answers, useFamilies(blinds));
  if (found === null) return null;
  return (
    <div role="group" aria-label="Tres para ti" className={layout.stack} data-gap="large">
      <h3 className={text.name}>Tres para ti</h3>
      <ul className={cx(layout.columns, grid.grid, classes.found)} data-fill>
        {found.map(({ variant, reasons, drawbacks }) => (
          <li key={variant.slug}>
            <VariantCard variant={variant} level={4} />
            <ul className={classes.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {drawbacks.map((drawback) => (
                <li key={drawback} data-against>
                  {drawback}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonClass()} to={comparisonHref(found.map(({ variant }) => variant.slug))}>
          Comparar las tres
        </Link>
      </p>
    </div>
  );
}
