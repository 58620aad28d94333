import { models } from '../awnings/models.ts';
import { families } from '../families.ts';
import { entries } from '../index.ts';
import { loadFamily } from '../load-family.ts';
import { fabricTypesIn, variantIn } from './variants.ts';

/** Routes of the shop that take parameters. */
export const placeRoutes = [
  'fabrics',
  'awningModels',
  'awningModel',
  'catalog',
  'awningCatalog',
  'blindDetails',
  'awningDetails',
] as const;
export type PlaceRoute = (typeof placeRoutes)[number];

/** A page of the shop that exists: a route, and what its parameters are there. */
export interface PlaceAddress {
  readonly route: PlaceRoute;
  readonly params: Readonly<Record<string, string>>;
}

const blinds = families.filter(({ product }) => product === 'persianas');
const awnings = families.filter(({ product }) => product === 'toldos');
const entriesIn = (family: string) => entries.filter((entry) => entry.family === family);
const fabricsOf = (among: typeof entries) => fabricTypesIn(among).map(({ id }) => id);

function lists(): PlaceAddress[] {
  const blindEntries = blinds.flatMap(({ id }) => entriesIn(id));
  return [
    ...fabricsOf(blindEntries).map((type) => ({ route: 'fabrics' as const, params: { type } })),
    ...blinds.flatMap(({ id, product, slug }) => [
      { route: 'catalog' as const, params: { product, tipo: slug } },
      ...fabricsOf(entriesIn(id)).map((tejido) => ({
        route: 'catalog' as const,
        params: { product, tipo: slug, tejido },
      })),
    ]),
    ...awnings.flatMap(({ id, product, slug }) => [
      { route: 'awningModels' as const, params: { type: slug } },
      // With a third word the address would be that of a model.
      { route: 'catalog' as const, params: { product, tipo: slug } },
      ...models
        .filter(({ family }) => family === id)
        .flatMap((model) => [
          { route: 'awningModel' as const, params: { type: slug, model: model.slug } },
          { route: 'awningCatalog' as const, params: { tipo: slug, modelo: model.slug } },
          ...fabricsOf(entries.filter((entry) => entry.model === model.slug)).map((tejido) => ({
            route: 'awningCatalog' as const,
            params: { tipo: slug, modelo: model.slug, tejido },
          })),
        ]),
    ]),
  ];
}

async function details(): Promise<PlaceAddress[]> {
  const ofFamilies = families.map(async ({ id, product }) => {
    const route = product === 'persianas' ? ('blindDetails' as const) : ('awningDetails' as const);
    const variants = await loadFamily(id);
    return entriesIn(id).flatMap(({ slug }) => [
      { route, params: { variant: slug } },
      ...(variantIn(variants, slug)?.colours ?? []).map((colour) => ({
        route,
        params: { variant: slug, color: colour.slug },
      })),
    ]);
  });
  return (await Promise.all(ofFamilies)).flat();
}

/** Every page of the shop that takes parameters, none twice: what links may lead to, and what the build writes. */
export const allPlaces = async (): Promise<readonly PlaceAddress[]> => [...lists(), ...(await details())];
