import { clsx as cx } from 'clsx';
import { familyOf } from '#src/content/families.ts';
import { detailsTitle, variantTitle } from '#src/content/find/titles.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import { PageTitle } from '#src/features/shop-page/page-title.tsx';
import { AfterHeading, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { unbroken } from '#src/format/words.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { FirstScreen } from './first-screen.tsx';
import { MissingColour } from './missing-colour.tsx';
import classes from './variant-details.module.css';
import { VariantSections } from './variant-sections.tsx';

interface VariantDetailsProps {
  readonly variant: Variant;
  /** All variants of its family. */
  readonly family: readonly Variant[];
  /** The colour that the address names, if any. */
  readonly colourSlug: string | undefined;
  readonly crumbs: readonly Crumb[];
}

/** The details of a variant in one of its colours: drawing, light, price, specifications and how to buy it. */
export function VariantDetails({ variant, family, colourSlug, crumbs }: VariantDetailsProps) {
  const named = variant.colours.find(({ slug }) => slug === colourSlug);
  const isMissing = colourSlug !== undefined && colourSlug !== '' && named === undefined;
  const colour = named ?? variant.colours[0];
  // Every variant has colours: the catalog is checked at build.
  if (colour === undefined) return null;
  const { one } = familyOf(variant.family);
  return (
    <ShopPage crumbs={crumbs} here={variant.name}>
      <PageTitle title={detailsTitle(variant, named)} item={variant.slug} />
      {isMissing ? <MissingColour variant={variant} colourSlug={colourSlug} shown={colour} /> : null}
      <div className={cx(layout.split, classes.top)} data-top>
        <div className={classes.heading}>
          <p className={cx(text.soft, classes.kind)}>{one}</p>
          <PageHeading lead={variant.sentence}>{unbroken(variantTitle(variant, named))}</PageHeading>
        </div>
        <AfterHeading>
          <FirstScreen key={variant.slug} variant={variant} colour={colour} />
        </AfterHeading>
      </div>
      <VariantSections variant={variant} colour={colour} family={family} />
    </ShopPage>
  );
}
