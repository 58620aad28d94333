import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Family } from '#src/content/schema/vocabulary.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { familyHref } from './addresses.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { familyFacts } from './family-facts.ts';
import { pesos } from './format.ts';
import { portraits } from './portraits.ts';
import classes from './family-list.module.css';

interface FamilyListProps {
  readonly families: readonly Family[];
  /** Ways into a family, beside its own page. */
  readonly waysInto: (family: Family) => readonly Crumb[];
  /** What those ways are called together. */
  readonly waysTitle: string;
  /** A line of facts. */
  readonly factsOf: (family: Family) => ReactNode;
}

/** The families of a product, each as it is mostly seen, with what it is for and what it costs from. */
export function FamilyList({ families, waysInto, waysTitle, factsOf }: FamilyListProps) {
  return (
    <ul className={classes['list']}>
      {families.map((family) => (
        <li key={family.id} className={classes['family']}>
          <div className={classes['picture']}>
            <ProductDrawing decorative {...portraits[family.id]} aspect={1.35} />
          </div>
          <div className={classes['words']}>
            <h3>
              <Link to={familyHref(family)}>{family.name}</Link>
            </h3>
            <p className={classes['intro']}>{familyTextOf(family.id)?.intro ?? family.sentence}</p>
            <p className={classes['price']}>
              Desde <strong>{pesos(familyFacts[family.id].fromCentavos)}</strong> con IVA
              <span>{factsOf(family)}</span>
            </p>
            <ul className={classes['ways']} aria-label={`${waysTitle}: ${family.name}`}>
              {waysInto(family).map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
