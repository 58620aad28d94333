import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FabricType } from '#src/content/schema/vocabulary.ts';
import { Advice } from '#src/features/advice/advice.tsx';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './catalog-page.module.css';
import { FabricNav } from './fabric-nav.tsx';
import { VariantList } from './list/variant-list.tsx';

interface CatalogPageProps {
  readonly crumbs: readonly Crumb[];
  readonly here: string;
  readonly title: string;
  readonly lead: string;
  readonly variants: readonly Variant[];
  readonly view?: 'telas' | 'colores';
  readonly fabricTypes: readonly FabricType[];
  readonly fabricType: FabricType | null;
  /** The page of a type of fabric. When undefined, the list is filtered by fabric instead. */
  readonly fabricHref?: (type?: FabricType) => string;
  readonly choose: readonly string[];
  /** Content after the list. */
  readonly children?: ReactNode;
}

/** A catalog page: heading, list and advice. */
export function CatalogPage({
  crumbs,
  here,
  title,
  lead,
  variants,
  view = 'telas',
  fabricTypes,
  fabricType,
  fabricHref,
  choose,
  children,
}: CatalogPageProps) {
  return (
    <ShopPage crumbs={crumbs} here={here}>
      <PageTitle title={title} item={variants[0]?.family ?? title} />
      <div className={cx(layout.stack, classes.head)} data-gap="large">
        <PageHeading lead={lead}>{title}</PageHeading>
        {fabricHref === undefined ? null : (
          <FabricNav fabricTypes={fabricTypes} current={fabricType} to={fabricHref} />
        )}
      </div>
      <VariantList variants={variants} view={view} byFabric={fabricHref !== undefined} />
      {choose.length === 0 ? null : (
        <Section id="elegir" title="Cómo elegir">
          <Advice points={choose} />
        </Section>
      )}
      {children}
      <NextLinks title="¿Ya sabes cuál?">
        Con el ancho y el alto de tu ventana te decimos el precio con IVA. Y si prefieres verla en la mano, un
        distribuidor cerca de ti tiene las muestras.
      </NextLinks>
    </ShopPage>
  );
}
