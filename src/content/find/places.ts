import { models } from '../awnings/models.ts';
import type { Entry } from '../entries.ts';
import { families, familyOf } from '../families.ts';
import { entries } from '../index.ts';
import type { FabricType, Family, Model, ProductId } from '../schema/vocabulary.ts';
import { nearest, type Named, type Suggestion } from './nearest.ts';
import { entryOf, fabricTypesIn } from './variants.ts';

/**
 * What an address of the shop shows. Each function takes the parameters of one route as the router reads them and
 * gives what its screen needs, or what may have been meant instead.
 */
export type Place<T> =
  ({ readonly found: true } & T) | { readonly found: false; readonly nearest: readonly Suggestion<Named>[] };

const missing = (slug: string, among: readonly Named[]) =>
  ({ found: false, nearest: nearest(slug, among) }) as const;

const productOf = ({ family }: Entry): ProductId => familyOf(family).product;
const named = ({ id, name }: FabricType): Named => ({ slug: id, name });
const familiesOf = (product: ProductId) => families.filter((family) => family.product === product);
const modelsOf = ({ id }: Family) => models.filter(({ family }) => family === id);

/** /productos/persianas/tejidos/{type} */
export function atFabrics({ type }: { readonly type: string }): Place<{
  readonly fabricType: FabricType;
  readonly entries: readonly Entry[];
}> {
  const blinds = entries.filter((entry) => productOf(entry) === 'persianas');
  const types = fabricTypesIn(blinds);
  const fabricType = types.find(({ id }) => id === type);
  if (fabricType === undefined) return missing(type, types.map(named));
  return { found: true, fabricType, entries: blinds.filter((entry) => entry.fabricType === fabricType.id) };
}

/** /catalogo/{product}/{tipo}/{tejido?} */
export function atCatalog(params: {
  readonly product: string;
  readonly tipo: string;
  readonly tejido?: string | undefined;
}): Place<Listing> {
  const family = families.find(({ product, slug }) => product === params.product && slug === params.tipo);
  if (family === undefined) return missing(params.tipo, families);
  return listing(
    { family },
    entries.filter((entry) => entry.family === family.id),
    params.tejido,
  );
}

/** A part of the catalog. */
export interface Listing {
  readonly family: Family;
  /** The awning's model, where the address names one. */
  readonly model?: Model;
  /** The type of fabric that the address names; null: all of them. */
  readonly fabricType: FabricType | null;
  /** Those that it could name here. */
  readonly fabricTypes: readonly FabricType[];
  readonly entries: readonly Entry[];
}

function listing(
  of: Pick<Listing, 'family' | 'model'>,
  all: readonly Entry[],
  tejido: string | undefined,
): Place<Listing> {
  const types = fabricTypesIn(all);
  if (tejido === undefined) return { found: true, ...of, fabricType: null, fabricTypes: types, entries: all };
  const fabricType = types.find(({ id }) => id === tejido);
  if (fabricType === undefined) return missing(tejido, types.map(named));
  return {
    found: true,
    ...of,
    fabricType,
    fabricTypes: types,
    entries: all.filter((entry) => entry.fabricType === fabricType.id),
  };
}

const awningFamily = (slug: string) => familiesOf('toldos').find((family) => family.slug === slug);

/** /productos/toldos/{type} */
export function atAwningModels({ type }: { readonly type: string }): Place<{
  readonly family: Family;
  readonly models: readonly Model[];
}> {
  const family = awningFamily(type);
  if (family === undefined) return missing(type, familiesOf('toldos'));
  return { found: true, family, models: modelsOf(family) };
}

/** /productos/toldos/{type}/{model} */
export function atAwningModel({ type, model }: { readonly type: string; readonly model: string }): Place<{
  readonly family: Family;
  readonly model: Model;
  readonly entries: readonly Entry[];
}> {
  const family = awningFamily(type);
  if (family === undefined) return missing(type, familiesOf('toldos'));
  const known = modelsOf(family).find(({ slug }) => slug === model);
  // A model under a wrong type is the first that may have been meant.
  if (known === undefined) return missing(model, models);
  return { found: true, family, model: known, entries: entries.filter((entry) => entry.model === model) };
}

/** /catalogo/toldos/{tipo}/{modelo}/{tejido?} */
export function atAwningCatalog(params: {
  readonly tipo: string;
  readonly modelo: string;
  readonly tejido?: string | undefined;
}): Place<Listing> {
  const place = atAwningModel({ type: params.tipo, model: params.modelo });
  if (!place.found) return place;
  return listing({ family: place.family, model: place.model }, place.entries, params.tejido);
}

/**
 * /detalles/{variant}/{color?} and /detalles-toldos/{variant}/{color?}: the line of the catalog, whose family holds
 * the colour. A model's slug shows its first variant.
 */
export function atDetails(
  product: ProductId,
  { variant }: { readonly variant: string },
): Place<{ readonly family: Family; readonly entry: Entry }> {
  const all = entries.filter((entry) => productOf(entry) === product);
  const entry = all.find(({ slug }) => slug === variant) ?? all.find(({ model }) => model === variant);
  if (entry === undefined) return missing(variant, all);
  return { found: true, family: familyOf(entry.family), entry };
}

/** The parameters of every route that shows a variant. `catalog` is of blinds and awnings, `model` of awnings alone. */
export function paramsOf(slug: string, colour?: string) {
  const entry = entryOf(slug);
  if (entry === undefined) return undefined;
  const { fabricType, model } = entry;
  const { product, slug: tipo } = familyOf(entry.family);
  return {
    product,
    details: { variant: slug, color: colour },
    catalog: { product, tipo, tejido: fabricType },
    fabrics: product === 'persianas' ? { type: fabricType } : undefined,
    models: product === 'toldos' ? { type: tipo } : undefined,
    model: model === undefined ? undefined : { type: tipo, model },
    awningCatalog: model === undefined ? undefined : { tipo, modelo: model, tejido: fabricType },
  };
}
