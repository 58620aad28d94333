import { sizeInMetres } from '#src/format/measures.ts';
import { small } from '../first-letter.ts';
import { loadFamily } from '../load-family.ts';
import type { ProductId } from '../schema/vocabulary.ts';
import {
  atAwningCatalog,
  atAwningModel,
  atAwningModels,
  atCatalog,
  atDetails,
  atFabrics,
  type Listing,
} from './places.ts';
import {
  awningCatalogTitle,
  awningModelsTitle,
  awningModelTitle,
  catalogTitle,
  detailsTitle,
  fabricsTitle,
  severalOf,
} from './titles.ts';
import { colourIn, variantIn } from './variants.ts';

/** Title of a page without the brand, and its sentence for search engines. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

type Params = Readonly<Record<string, string | undefined>>;
type Words = (params: Params) => PageWords | null | Promise<PageWords | null>;

const word = (params: Params, key: string) => params[key] ?? '';

const namesOf = (names: readonly string[]) => new Intl.ListFormat('es-MX').format(names);

const fabricsIn = ({ fabricTypes }: Listing) => small(namesOf(fabricTypes.map(({ name }) => small(name))));

async function ofDetails(product: ProductId, params: Params): Promise<PageWords | null> {
  const place = atDetails(product, { variant: word(params, 'variant') });
  if (!place.found) return null;
  const variant = variantIn(await loadFamily(place.family.id), place.entry.slug);
  const asked = params['color'];
  const colour =
    variant === undefined || asked === undefined || asked === '' ? undefined : colourIn(variant, asked);
  if (variant === undefined || (asked !== undefined && asked !== '' && colour === undefined)) return null;
  const { limits } = variant.product;
  const size = `Hasta ${sizeInMetres(limits.maxWidthMm, limits.maxHeightMm)}`;
  const which =
    colour === undefined ? `En ${String(variant.colours.length)} colores.` : `Código ${colour.code}.`;
  return {
    title: detailsTitle(variant, colour),
    description: `${variant.sentence} ${which} ${size}, con garantía de ${String(variant.warrantyYears)} años.`,
  };
}

const words = {
  fabrics: (params) => {
    const place = atFabrics({ type: word(params, 'type') });
    if (!place.found) return null;
    const kinds = [...new Set(place.entries.map(({ family }) => severalOf(family)))];
    return {
      title: fabricsTitle(place.fabricType),
      description: `${place.fabricType.sentence} En ${namesOf(kinds)}.`,
    };
  },
  awningModels: (params) => {
    const place = atAwningModels({ type: word(params, 'type') });
    if (!place.found) return null;
    const { family, models } = place;
    return {
      title: awningModelsTitle(family),
      description: `${family.sentence} Modelos ${namesOf(models.map(({ name }) => name))}.`,
    };
  },
  awningModel: (params) => {
    const place = atAwningModel({ type: word(params, 'type'), model: word(params, 'model') });
    if (!place.found) return null;
    const { model } = place;
    return {
      title: awningModelTitle(model),
      description: `${model.sentence} Medidas, lonas, colores y precio desde.`,
    };
  },
  catalog: (params) => {
    const { tejido } = params;
    const place = atCatalog({ product: word(params, 'product'), tipo: word(params, 'tipo'), tejido });
    if (!place.found) return null;
    const { family, fabricType, entries } = place;
    return {
      title: catalogTitle(family, fabricType),
      description:
        fabricType === null
          ? `${family.sentence} ${String(entries.length)} opciones en ${fabricsIn(place)}, con sus colores y precio.`
          : `${fabricType.sentence} Colores, códigos y precio desde de las ${severalOf(family.id)}.`,
    };
  },
  awningCatalog: (params) => {
    const { tejido } = params;
    const place = atAwningCatalog({ tipo: word(params, 'tipo'), modelo: word(params, 'modelo'), tejido });
    if (!place.found || place.model === undefined) return null;
    const { model, fabricType } = place;
    return {
      title: awningCatalogTitle(model, fabricType),
      description:
        fabricType === null
          ? `${model.sentence} En ${fabricsIn(place)}, con cada color y su código.`
          : `${fabricType.sentence} Cada color y su código para el modelo ${model.name}.`,
    };
  },
  blindDetails: (params) => ofDetails('persianas', params),
  awningDetails: (params) => ofDetails('toldos', params),
} satisfies Readonly<Record<string, Words>>;

/** Routes whose pages are many, one for each of what their parameters can name. */
export type ManyPaged = keyof typeof words;

/** The title and the description of such a page; null when its parameters name nothing that we sell. */
export const wordsOf = async (route: ManyPaged, params: Params): Promise<PageWords | null> =>
  words[route](params);
