import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { colourFamiliesOf } from '../colour-families.ts';
import { priceFrom } from '../price-from.ts';
import { facetIds, type Facet, type FacetId } from './facets.ts';

/** What is chosen of each facet; several of one widen it, several facets narrow it. */
export type Selection = Readonly<Partial<Record<FacetId, readonly string[]>>>;

const SEPARATOR = ',';

/** What an address chooses, less what is not on offer. */
export function selectionIn(values: Readonly<Record<FacetId, string>>, facets: readonly Facet[]): Selection {
  const chosen = facets.flatMap(({ id, options }) => {
    const asked = new Set(values[id].split(SEPARATOR));
    const known = options.filter((option) => asked.has(option.id)).map((option) => option.id);
    return known.length === 0 ? [] : [[id, known] as const];
  });
  return Object.fromEntries(chosen);
}

/** A facet's part of an address, with an option put in or taken out. */
export const toggled = (chosen: readonly string[] = [], option: string): string =>
  (chosen.includes(option) ? chosen.filter((id) => id !== option) : [...chosen, option]).join(SEPARATOR);

const fits = ({ id, of }: Facet, variant: Variant, selection: Selection) => {
  const chosen = selection[id];
  return chosen === undefined || of(variant).some((option) => chosen.includes(option));
};

/** Those that keep to everything that is chosen. */
export const sift = (
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
): readonly Variant[] =>
  variants.filter((variant) => facets.every((facet) => fits(facet, variant, selection)));

/** A variant's colours that are asked for; all of them where none is. */
export function coloursAsked(variant: Variant, { color }: Selection): readonly Colour[] {
  if (color === undefined) return variant.colours;
  return variant.colours.filter((colour) => colourFamiliesOf(colour).some((id) => color.includes(id)));
}

/** What is shown of variants: themselves, or each of their colours. */
export type View = 'telas' | 'colores';

/** How many a list shows. */
export const countOf = (variants: readonly Variant[], selection: Selection, view: View): number =>
  view === 'telas'
    ? variants.length
    : variants.reduce((sum, variant) => sum + coloursAsked(variant, selection).length, 0);

/** How many there would be with an option of a facet alone, all other facets as they are. */
export function countWith(
  option: string,
  facet: Facet,
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
  view: View,
): number {
  const then = { ...selection, [facet.id]: [option] };
  return countOf(sift(variants, facets, then), then, view);
}

/** What can be given up where nothing keeps to everything, and how many there are then. */
export interface Relaxation {
  readonly facet: Facet;
  readonly count: number;
}

/** Single facets to give up, the most fruitful first. */
export const relaxations = (
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
): readonly Relaxation[] =>
  facets
    .filter(({ id }) => selection[id] !== undefined)
    .map((facet) => ({
      facet,
      count: sift(variants, facets, { ...selection, [facet.id]: undefined }).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

const MOST_NEAREST = 3;

/** Those that keep to the most of what is chosen. */
export const nearestTo = (
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
): readonly Variant[] =>
  variants
    .map((variant) => ({ variant, kept: facets.filter((facet) => fits(facet, variant, selection)).length }))
    .toSorted((a, b) => b.kept - a.kept)
    .slice(0, MOST_NEAREST)
    .map(({ variant }) => variant);

export const orders = [
  { id: 'recomendado', name: 'Recomendadas' },
  { id: 'precio', name: 'Precio: de menor a mayor' },
  { id: 'precio-mayor', name: 'Precio: de mayor a menor' },
  { id: 'luz', name: 'Luz: de oscura a clara' },
  { id: 'nombre', name: 'Nombre' },
] as const;

const costOf = (variant: Variant) => priceFrom(variant)?.centavos ?? Infinity;

const byWeave: Readonly<Record<Variant['weave'], number>> = {
  blackout: 0,
  pvc: 1,
  aluminio: 1,
  madera: 1,
  acrilica: 2,
  decorativa: 3,
  translucida: 4,
  screen: 5,
};

const lightOf = ({ weave, opennessPercent }: Variant) => byWeave[weave] * 100 + (opennessPercent ?? 0);

const compare: Readonly<Record<string, (a: Variant, b: Variant) => number>> = {
  precio: (a, b) => costOf(a) - costOf(b),
  'precio-mayor': (a, b) => costOf(b) - costOf(a),
  luz: (a, b) => lightOf(a) - lightOf(b),
  nombre: (a, b) => a.name.localeCompare(b.name, 'es-MX', { numeric: true }),
};

/** In the order that an address asks for; as they are where it asks for none that we know. */
export function ordered(variants: readonly Variant[], order: string): readonly Variant[] {
  const by = Object.hasOwn(compare, order) ? compare[order] : undefined;
  return by === undefined ? variants : variants.toSorted(by);
}

/** Whether anything at all is chosen. */
export const isNarrowed = (selection: Selection): boolean =>
  facetIds.some((id) => selection[id] !== undefined);
