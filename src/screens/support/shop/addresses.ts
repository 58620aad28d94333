import { href } from '#src/config/routes.ts';
import { familyOf } from '#src/content/families.ts';
import type { FabricTypeId, Family, FamilyId, Model } from '#src/content/schema/vocabulary.ts';

interface Shown {
  readonly slug: string;
  readonly family: FamilyId;
}

/** The page of a variant, in a colour or by itself. */
export const detailsHref = ({ slug, family }: Shown, color?: string): string =>
  href(familyOf(family).product === 'persianas' ? 'blindDetails' : 'awningDetails', { variant: slug, color });

/** The catalogue of a family. Only blinds have a page for each fabric there. */
export const catalogueHref = ({ product, slug }: Family, tejido?: FabricTypeId): string =>
  href('catalog', { product, tipo: slug, tejido });

/** The catalogue of an awning's model. */
export const modelCatalogueHref = (model: Model, tejido?: FabricTypeId): string =>
  href('awningCatalog', { tipo: familyOf(model.family).slug, modelo: model.slug, tejido });

export const modelHref = ({ family, slug }: Model): string =>
  href('awningModel', { type: familyOf(family).slug, model: slug });

/** Where a family is told about: awnings have a page of their own, blinds their catalogue. */
export const familyHref = (family: Family): string =>
  family.product === 'toldos' ? href('awningModels', { type: family.slug }) : catalogueHref(family);

/** The quoter with a variant in a colour on its first line. */
export const quoteHref = (variante: string, color?: string): string =>
  `${href('quoter')}?${new URLSearchParams({ variante, ...(color === undefined ? {} : { color }) }).toString()}`;
