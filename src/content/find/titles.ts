import { familyOf } from '../families.ts';
import { capital, small } from '../first-letter.ts';
import type { Colour, Variant } from '../schema/variant.ts';
import type { FabricType, FabricTypeId, Family, FamilyId, Model } from '../schema/vocabulary.ts';

/** Several of a family, within a sentence. */
const several: Readonly<Record<FamilyId, string>> = {
  enrollables: 'persianas enrollables',
  'sheer-elegance': 'persianas sheer elegance',
  romanas: 'persianas romanas',
  verticales: 'persianas verticales',
  'panel-japones': 'paneles japoneses',
  horizontales: 'persianas horizontales',
  'toldos-brazos-retractiles': 'toldos de brazos retráctiles',
  'toldos-verticales': 'toldos verticales',
  'toldos-capotas': 'capotas',
  'toldos-pergolas': 'pérgolas',
};

/** What a type of fabric is called behind a name of either gender. */
const madeOf: Readonly<Record<FabricTypeId, string>> = {
  blackout: 'blackout',
  screen: 'screen',
  traslucidas: 'de tela traslúcida',
  decorativas: 'de tela decorativa',
  madera: 'de madera',
  aluminio: 'de aluminio',
  pvc: 'de PVC',
  acrilica: 'de lona acrílica',
  microperforada: 'de lona microperforada',
};

/** The word before a model's name. */
const oneModel: Readonly<Partial<Record<FamilyId, string>>> = {
  'toldos-verticales': 'Toldo vertical',
  'toldos-capotas': 'Capota',
  'toldos-pergolas': 'Pérgola',
};

const joined = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(' ');

/** "persianas enrollables", for the middle of a sentence. */
export const severalOf = (family: FamilyId): string => several[family];

/** What a page is called, on its heading and in search engines. */
export const fabricsTitle = ({ id }: FabricType): string => `Persianas ${madeOf[id]}`;

export const awningModelsTitle = ({ id }: Family): string => capital(several[id]);

export const awningModelTitle = ({ name, family }: Model): string => `${oneModel[family] ?? 'Toldo'} ${name}`;

export const catalogTitle = ({ id }: Family, fabricType: FabricType | null): string =>
  joined('Catálogo de', several[id], fabricType === null ? undefined : madeOf[fabricType.id]);

export const awningCatalogTitle = (model: Model, fabricType: FabricType | null): string =>
  `${joined(awningModelTitle(model), fabricType === null ? undefined : madeOf[fabricType.id])}: catálogo de colores`;

export const variantTitle = ({ name }: Pick<Variant, 'name'>, colour?: Pick<Colour, 'name'>): string =>
  colour === undefined ? name : `${name} en ${colour.name}`;

/** The title of a variant's page in search engines and in the browser's tab: its name and what it is. */
export const detailsTitle = (
  variant: Pick<Variant, 'name' | 'family'>,
  colour?: Pick<Colour, 'name'>,
): string => {
  const { one } = familyOf(variant.family);
  return `${variantTitle(variant, colour)}, ${small(one)}`;
};
