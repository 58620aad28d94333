import { isLouvred } from '#src/content/awnings/louvres.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import { rooms } from '#src/content/rooms.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { publicPrice } from '#src/format/money.ts';
import { colourFamilies, colourFamiliesOf } from './colour-families.ts';

/** The facets of a list, by their names in the address. */
export const facetIds = ['luz', 'tela', 'apertura', 'color', 'cuarto', 'ancho', 'motor', 'precio'] as const;

export type FacetId = (typeof facetIds)[number];

interface Option {
  readonly id: string;
  readonly name: string;
}

export interface Facet {
  readonly id: FacetId;
  readonly title: string;
  readonly options: readonly Option[];
  /** The options that a variant has. */
  readonly of: (variant: Variant) => readonly string[];
}

const hasTurningSlats = (variant: Variant) =>
  ['sheer-elegance', 'verticales', 'horizontales'].includes(variant.family) || isLouvred(variant);

const byWeave: Readonly<Partial<Record<Variant['weave'], string>>> = {
  blackout: 'oscurece',
  screen: 'filtra',
  translucida: 'suaviza',
  decorativa: 'suaviza',
  acrilica: 'sombra',
};

const light: Facet = {
  id: 'luz',
  title: 'Control de luz',
  options: [
    { id: 'oscurece', name: 'Oscurece' },
    { id: 'filtra', name: 'Filtra y deja ver' },
    { id: 'suaviza', name: 'Luz suave, sin vista' },
    { id: 'sombra', name: 'Sombra cerrada' },
    { id: 'gira', name: 'La mides girando' },
  ],
  of: (variant) => {
    const { weave, product, family } = variant;
    const whole = weave === 'pvc' && family.startsWith('toldos-') ? 'sombra' : byWeave[weave];
    return [
      ...(whole === undefined || (product.fabric === null && weave === 'aluminio') ? [] : [whole]),
      ...(hasTurningSlats(variant) ? ['gira'] : []),
    ];
  },
};

const fabric: Facet = {
  id: 'tela',
  title: 'Tipo de tela',
  options: fabricTypes.map(({ id, name }) => ({ id, name })),
  of: ({ fabricType }) => [fabricType],
};

const openness: Facet = {
  id: 'apertura',
  title: 'Apertura del tejido',
  options: [1, 3, 5, 10].map((percent) => ({ id: String(percent), name: `${String(percent)} %` })),
  of: ({ opennessPercent }) => (opennessPercent === null ? [] : [String(opennessPercent)]),
};

const colour: Facet = {
  id: 'color',
  title: 'Color',
  options: colourFamilies,
  of: ({ colours }) => [...new Set(colours.flatMap(colourFamiliesOf))],
};

const room: Facet = {
  id: 'cuarto',
  title: 'Dónde va',
  options: Object.entries(rooms).map(([id, name]) => ({ id, name })),
  of: (variant) => variant.rooms,
};

const METRE = 1_000;

const width: Facet = {
  id: 'ancho',
  title: 'Ancho que cubre',
  options: [
    { id: '2', name: 'Hasta 2 m' },
    { id: '3', name: 'De 2 a 3 m' },
    { id: '4', name: 'De 3 a 4 m' },
    { id: '5', name: 'Más de 4 m' },
  ],
  of: ({ product: { limits } }) => [
    ...[2, 3, 4].filter((metres) => limits.maxWidthMm >= metres * METRE).map(String),
    ...(limits.maxWidthMm > 4 * METRE ? ['5'] : []),
  ],
};

const motor: Facet = {
  id: 'motor',
  title: 'Motor',
  options: [
    { id: 'si', name: 'Con motor' },
    { id: 'no', name: 'Solo a mano' },
  ],
  of: ({ product }) => (product.controls.some(({ kind }) => kind === 'motor') ? ['si'] : ['no']),
};

const CENTAVOS = 100;

/** A price rounded for the limits of a band, in pesos. */
const rounded = (centavos: number) => {
  const step = centavos < 500_000 ? 100 : centavos < 5_000_000 ? 1_000 : 10_000;
  return Math.round(centavos / CENTAVOS / step) * step;
};

/** Three price bands with about the same number of variants. */
function priceBands(variants: readonly Variant[]): Facet {
  const prices = variants.flatMap((variant) => priceFrom(variant)?.centavos ?? []).toSorted((a, b) => a - b);
  const steps = [1 / 3, 2 / 3].map((share) => rounded(prices[Math.floor(prices.length * share)] ?? 0));
  const [low = 0, high = 0] = steps;
  const sum = (amount: number) => publicPrice(amount * CENTAVOS);
  const bands = [
    { id: `hasta-${String(low)}`, name: `Hasta ${sum(low)}`, above: 0, most: low },
    { id: `hasta-${String(high)}`, name: `${sum(low)} a ${sum(high)}`, above: low, most: high },
    { id: `desde-${String(high)}`, name: `Más de ${sum(high)}`, above: high, most: Infinity },
  ].filter(({ above, most }) => above < most);
  return {
    id: 'precio',
    title: 'Precio desde',
    options: bands,
    of: (variant) => {
      const pesosFrom = (priceFrom(variant)?.centavos ?? 0) / CENTAVOS;
      return bands.filter(({ above, most }) => pesosFrom > above && pesosFrom <= most).map(({ id }) => id);
    },
  };
}

/** All facets of a list, with options that may match no variant. */
export const facetsOf = (variants: readonly Variant[]): readonly Facet[] => [
  light,
  fabric,
  openness,
  colour,
  room,
  width,
  motor,
  priceBands(variants),
];

/**
 * The facets and options to show: those that match some variants but not all, and those chosen already. A list of
 * colours is also narrowed by colour where every variant has them all.
 */
export function offered(
  facets: readonly Facet[],
  variants: readonly Variant[],
  selection: Readonly<Partial<Record<FacetId, readonly string[]>>>,
  view: 'telas' | 'colores' = 'telas',
): readonly Facet[] {
  return facets
    .map((facet) => ({
      ...facet,
      options: facet.options.filter(
        ({ id }) =>
          (selection[facet.id]?.includes(id) ?? false) ||
          variants.some((variant) => facet.of(variant).includes(id)),
      ),
    }))
    .filter(
      ({ id: facet, options, of }) =>
        selection[facet] !== undefined ||
        (options.length > 1 && facet === 'color' && view === 'colores') ||
        (options.length > 1 &&
          options.some(({ id }) => !variants.every((variant) => of(variant).includes(id)))),
    );
}
