import { href } from '#src/config/routes.ts';
import { familyOf } from '#src/content/families.ts';
import type { FabricTypeId, Family, FamilyId, Model } from '#src/content/schema/vocabulary.ts';
import { inCm } from '#src/format/measures.ts';
import type { Size } from '#src/quoting/measures/size.ts';

interface Shown {
  readonly slug: string;
  readonly family: FamilyId;
}

/** The page of a variant, optionally in a colour. */
export const detailsHref = ({ slug, family }: Shown, color?: string): string =>
  href(familyOf(family).product === 'persianas' ? 'blindDetails' : 'awningDetails', { variant: slug, color });

/** The catalog of a family, optionally of one fabric. Only blinds have a page for each fabric. */
export const catalogHref = ({ product, slug }: Family, tejido?: FabricTypeId): string =>
  href('catalog', { product, tipo: slug, tejido });

/** The catalog of an awning's model. */
export const modelCatalogHref = (model: Model, tejido?: FabricTypeId): string =>
  href('awningCatalog', { tipo: familyOf(model.family).slug, modelo: model.slug, tejido });

export const modelHref = ({ family, slug }: Model): string =>
  href('awningModel', { type: familyOf(family).slug, model: slug });

/** The page of a family: for awnings their own page, for blinds the catalog. */
export const familyHref = (family: Family): string =>
  family.product === 'toldos' ? href('awningModels', { type: family.slug }) : catalogHref(family);

/** Id of the section that says how a family is measured. */
export const measuringId = (family: FamilyId): string => `medir-${family}`;

/** Where it says how a family is measured. */
export const measuringHref = (family: FamilyId): string =>
  `${href(familyOf(family).product === 'persianas' ? 'blinds' : 'awnings')}#${measuringId(family)}`;

/** The quoter with a variant as its first window, optionally in a colour and of a size. */
export const quoteHref = (variante: string, color?: string, size?: Size | null): string => {
  const params = {
    variante,
    ...(color === undefined ? {} : { color }),
    ...(size ? { ancho: inCm(size.widthMm), alto: inCm(size.heightMm) } : {}),
  };
  return `${href('quoter')}?${new URLSearchParams(params).toString()}`;
};
