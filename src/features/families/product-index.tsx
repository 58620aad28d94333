import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#src/config/routes.ts';
import { entriesOf } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import type { Family, ProductId } from '#src/content/schema/vocabulary.ts';
import { familyHref } from '#src/features/product/addresses.ts';
import { breadcrumbsTo } from '#src/features/product/breadcrumb-trail.ts';
import { familyFacts, type FamilyFacts } from '#src/features/product/family-facts.ts';
import { withMotor } from '#src/features/product/price-words.ts';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import { Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { publicPrice } from '#src/format/money.ts';
import { FamilyStage } from './family-stage.tsx';
import { IndexHead } from './index-head.tsx';
import { FabricCards } from './index/fabric-cards.tsx';
import { FamilyList } from './index/family-list.tsx';
import { Goals, type Goal } from './index/goals.tsx';

const PRICE = 'Desde, con IVA';

/** A column of the comparison, between name and price. */
interface Column {
  readonly name: string;
  readonly of: (family: Family, facts: FamilyFacts) => ReactNode;
}

interface ProductIndexProps {
  readonly product: ProductId;
  readonly lead: string;
  readonly goals: readonly Goal[];
  readonly families: {
    readonly title: string;
    /** Heading of the families' column in the comparison. */
    readonly one: string;
    readonly linksTitle: string;
    readonly linksInto: (family: Family) => readonly Crumb[];
    readonly factsOf: (family: Family) => ReactNode;
  };
  readonly comparison: { readonly label: string; readonly columns: readonly Column[] };
  /** Types of fabric, linked when each has a page. */
  readonly fabrics: { readonly title: string; readonly lead?: string; readonly linked: boolean };
  /** What helps to choose, before all else. */
  readonly help?: ReactNode;
  /** Content after the sections. */
  readonly children: ReactNode;
}

/** The index page of a product: by goal, by family, as a comparison, and by fabric. */
export function ProductIndex(props: ProductIndexProps) {
  const { product, lead, goals, comparison, fabrics, help, children } = props;
  const { title: familiesTitle, one, ...list } = props.families;
  const route = product === 'persianas' ? 'blinds' : 'awnings';
  const { title } = routes[route];
  const all = families.filter((family) => family.product === product);
  const types = fabricTypesIn(all.flatMap(({ id }) => entriesOf(id)));
  return (
    <ShopPage crumbs={breadcrumbsTo(route)} here={title}>
      <IndexHead title={title} lead={lead} picture={<FamilyStage families={all} />} />
      {help}
      <Section id="para-que" title="¿Qué quieres lograr?">
        <Goals goals={goals} />
      </Section>
      <Section id="familias" title={familiesTitle}>
        <FamilyList families={all} {...list} />
      </Section>
      <Section id="comparar" title="De un vistazo" folded>
        <WideTable label={comparison.label} cards>
          <thead>
            <tr>
              {[one, ...comparison.columns.map(({ name }) => name), PRICE].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((family) => {
              const facts = familyFacts[family.id];
              return (
                <tr key={family.id}>
                  <th scope="row">
                    <Link to={familyHref(family)}>{family.name}</Link>
                  </th>
                  {comparison.columns.map(({ name, of }) => (
                    <td key={name} data-name={name}>
                      {of(family, facts)}
                    </td>
                  ))}
                  <td data-name={PRICE}>{`${publicPrice(facts.from.centavos)}${withMotor(facts.from)}`}</td>
                </tr>
              );
            })}
          </tbody>
        </WideTable>
      </Section>
      <Section id="telas" title={fabrics.title} lead={fabrics.lead}>
        <FabricCards product={product} fabricTypes={types} linked={fabrics.linked} />
      </Section>
      {children}
    </ShopPage>
  );
}
