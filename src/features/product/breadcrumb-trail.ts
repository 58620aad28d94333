import { href, routes, type RouteId } from '#src/config/routes.ts';
import { models } from '#src/content/awnings/models.ts';
import { familyOf } from '#src/content/families.ts';
import { atAwningCatalog, atAwningModel, atCatalog, atDetails } from '#src/content/find/places.ts';
import type { Family, Model } from '#src/content/schema/vocabulary.ts';
import type { Crumb } from '#src/features/shop-page/breadcrumbs.tsx';
import { catalogHref, familyHref, modelCatalogHref, modelHref } from './addresses.ts';

type Trail = readonly Crumb[];
type Params = Readonly<Record<string, string | undefined>>;

const home: Trail = [{ name: 'Inicio', to: href('home') }];
const products: Readonly<Record<Family['product'], Trail>> = {
  persianas: [...home, { name: routes.blinds.title, to: href('blinds') }],
  toldos: [...home, { name: routes.awnings.title, to: href('awnings') }],
};

const byFamily = (family: Family): Trail => [
  ...products[family.product],
  { name: family.name, to: familyHref(family) },
];

const byModel = (model: Model | undefined): Trail =>
  model === undefined
    ? products.toldos
    : [...byFamily(familyOf(model.family)), { name: model.name, to: modelHref(model) }];

const modelBySlug = (word: string | undefined) => models.find(({ slug }) => slug === word);

/** Trails of pages deeper than one level. When a part of the address names nothing, the trail ends before it. */
const trails: Readonly<Partial<Record<RouteId, (params: Params) => Trail>>> = {
  home: () => [],
  fabrics: () => products.persianas,
  awningModels: () => products.toldos,
  awningModel: ({ type = '', model = '' }) => {
    const place = atAwningModel({ type, model });
    return place.found ? byFamily(place.family) : products.toldos;
  },
  blindDetails: ({ variant = '' }) => {
    const place = atDetails('persianas', { variant });
    return place.found ? byFamily(place.family) : products.persianas;
  },
  awningDetails: ({ variant = '' }) => {
    const place = atDetails('toldos', { variant });
    return place.found ? byModel(modelBySlug(place.entry.model)) : products.toldos;
  },
  catalog: ({ product = '', tipo = '', tejido }) => {
    const place = atCatalog({ product, tipo, tejido });
    if (!place.found) return products[product === 'toldos' ? product : 'persianas'];
    const { family, fabricType } = place;
    return [
      ...(family.product === 'toldos' ? byFamily(family) : products.persianas),
      ...(fabricType === null ? [] : [{ name: family.name, to: catalogHref(family) }]),
    ];
  },
  awningCatalog: ({ tipo = '', modelo = '', tejido }) => {
    const { model } = { model: undefined, ...atAwningCatalog({ tipo, modelo }) };
    const withFabric = atAwningCatalog({ tipo, modelo, tejido });
    return [
      ...byModel(model),
      ...(model !== undefined && withFabric.found && withFabric.fabricType !== null
        ? [{ name: 'Catálogo', to: modelCatalogHref(model) }]
        : []),
    ];
  },
};

/** The breadcrumbs of a page, without the page itself; only pages that exist. */
export const breadcrumbsTo = (id: RouteId, params: Params = {}): Trail => trails[id]?.(params) ?? home;
