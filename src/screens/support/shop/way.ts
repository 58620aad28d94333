import { models } from '#src/content/awnings/models.ts';
import { familyOf } from '#src/content/families.ts';
import { atAwningCatalogue, atAwningModel, atCatalogue, atDetails } from '#src/content/find/places.ts';
import type { Family, Model } from '#src/content/schema/vocabulary.ts';
import { href, routes, type RouteId } from '#src/config/routes.ts';
import { catalogueHref, familyHref, modelCatalogueHref, modelHref } from './addresses.ts';
import type { Crumb } from './breadcrumbs.tsx';

type Way = readonly Crumb[];
type Params = Readonly<Record<string, string | undefined>>;

const home: Way = [{ name: 'Inicio', to: href('home') }];
const products: Readonly<Record<Family['product'], Way>> = {
  persianas: [...home, { name: routes.blinds.title, to: href('blinds') }],
  toldos: [...home, { name: routes.awnings.title, to: href('awnings') }],
};

const byFamily = (family: Family): Way => [
  ...products[family.product],
  { name: family.name, to: familyHref(family) },
];

const byModel = (model: Model | undefined): Way =>
  model === undefined
    ? products.toldos
    : [...byFamily(familyOf(model.family)), { name: model.name, to: modelHref(model) }];

const modelNamed = (word: string | undefined) => models.find(({ slug }) => slug === word);

/** Pages that are deeper than one step from the first. Where an address names nothing, the way ends at what it still names. */
const ways: Readonly<Partial<Record<RouteId, (params: Params) => Way>>> = {
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
    return place.found ? byModel(modelNamed(place.entry.model)) : products.toldos;
  },
  catalog: ({ product = '', tipo = '', tejido }) => {
    const place = atCatalogue({ product, tipo, tejido });
    if (!place.found) return products[product === 'toldos' ? product : 'persianas'];
    const { family, fabricType } = place;
    return [
      ...(family.product === 'toldos' ? byFamily(family) : products.persianas),
      ...(fabricType === null ? [] : [{ name: family.name, to: catalogueHref(family) }]),
    ];
  },
  awningCatalog: ({ tipo = '', modelo = '', tejido }) => {
    const { model } = { model: undefined, ...atAwningCatalogue({ tipo, modelo }) };
    const asked = atAwningCatalogue({ tipo, modelo, tejido });
    return [
      ...byModel(model),
      ...(model !== undefined && asked.found && asked.fabricType !== null
        ? [{ name: 'Catálogo', to: modelCatalogueHref(model) }]
        : []),
    ];
  },
};

/** The way from the first page to a page of the shop, by pages that exist; without the page itself. */
export const wayTo = (id: RouteId, params: Params = {}): Way => ways[id]?.(params) ?? home;
