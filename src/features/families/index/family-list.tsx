import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Family } from '#src/content/schema/vocabulary.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { familyHref } from '#src/features/product/addresses.ts';
import { familyDrawings } from '#src/features/product/family-drawings.ts';
import { familyFacts } from '#src/features/product/family-facts.ts';
import { PriceLine } from '#src/features/product/price-line.tsx';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import { WhenNear } from '#src/ui/near/when-near.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './family-list.module.css';

interface FamilyListProps {
  readonly families: readonly Family[];
  /** Links to parts of a family. */
  readonly linksInto: (family: Family) => readonly Crumb[];
  /** Label of those links. */
  readonly linksTitle: string;
  /** A line of facts. */
  readonly factsOf: (family: Family) => ReactNode;
}

/** The families of a product: drawing, introduction, lowest price and links of each. */
export function FamilyList({ families, linksInto, linksTitle, factsOf }: FamilyListProps) {
  return (
    <ul className={cx(layout.columns, classes.list)} data-least="large">
      {families.map((family, index) => (
        <li key={family.id} className={cx(text.cover, classes.family)}>
          <div className={layout.picture}>
            <WhenNear aspect={1.35} atOnce={index === 0}>
              <ProductDrawing decorative {...familyDrawings[family.id]} aspect={1.35} />
            </WhenNear>
          </div>
          <h3 className={classes.name}>
            <Link to={familyHref(family)}>{family.name}</Link>
          </h3>
          <p className={cx(text.soft, classes.intro)}>{familyTextOf(family.id)?.intro ?? family.sentence}</p>
          <p className={text.soft} data-small>
            <PriceLine price={familyFacts[family.id].from} />
            <span className={classes.facts}>{factsOf(family)}</span>
          </p>
          <ul className={cx(layout.row, classes.links)} aria-label={`${linksTitle}: ${family.name}`}>
            {linksInto(family).map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={text.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
