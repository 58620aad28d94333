import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { priceFrom } from '#src/features/product/price-from.ts';
import { colourFamiliesOf } from '../colour-families.ts';
import { facetIds, type Facet, type FacetId } from '../facets.ts';

/** The chosen options of each facet. A variant fits when it has any chosen option of every facet. */
export type Selection = Readonly<Partial<Record<FacetId, readonly string[]>>>;

const SEPARATOR = ',';

/** The selection in the address, without options that do not exist. */
export function selectionIn(values: Readonly<Record<FacetId, string>>, facets: readonly Facet[]): Selection {
  const chosen = facets.flatMap(({ id, options }) => {
    const asked = new Set(values[id].split(SEPARATOR));
    const known = options.filter((option) => asked.has(option.id)).map((option) => option.id);
    return known.length === 0 ? [] : [[id, known] as const];
  });
  return Object.fromEntries(chosen);
}

/** The chosen options of a facet as a query parameter. */
export const joined = (chosen: readonly string[]): string => chosen.join(SEPARATOR);

/** The query parameter of a facet with an option added or removed. */
export const toggled = (chosen: readonly string[] = [], option: string): string =>
  joined(chosen.includes(option) ? chosen.filter((id) => id !== option) : [...chosen, option]);

const fits = ({ id, of }: Facet, variant: Variant, selection: Selection) => {
  const chosen = selection[id];
  return chosen === undefined || of(variant).some((option) => chosen.includes(option));
};

/** The variants that fit the whole selection. */
export const filterVariants = (
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
): readonly Variant[] =>
  variants.filter((variant) => facets.every((facet) => fits(facet, variant, selection)));

/** The colours of a variant that fit the colour filter; all without one. */
export function matchingColours(variant: Variant, { color }: Selection): readonly Colour[] {
  if (color === undefined) return variant.colours;
  return variant.colours.filter((colour) => colourFamiliesOf(colour).some((id) => color.includes(id)));
}

/** Whether a list shows variants or each of their colours. */
export type View = 'telas' | 'colores';

/** How many items a list shows. */
export const countOf = (variants: readonly Variant[], selection: Selection, view: View): number =>
  view === 'telas'
    ? variants.length
    : variants.reduce((sum, variant) => sum + matchingColours(variant, selection).length, 0);

/** How many items there would be if an option were the only one chosen in its facet. */
export function countWith(
  option: string,
  facet: Facet,
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
  view: View,
): number {
  const changed = { ...selection, [facet.id]: [option] };
  return countOf(filterVariants(variants, facets, changed), changed, view);
}

/** A facet whose filter could be removed, and how many variants would changed fit. */
export interface Relaxation {
  readonly facet: Facet;
  readonly count: number;
}

/** The single filters whose removal gives results, the most results first. */
export const relaxations = (
  variants: readonly Variant[],
  facets: readonly Facet[],
  selection: Selection,
): readonly Relaxation[] =>
  facets
    .filter(({ id }) => selection[id] !== undefined)
    .map((facet) => ({
      facet,
      count: filterVariants(variants, facets, { ...selection, [facet.id]: undefined }).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

const MOST_NEAREST = 3;

/** The variants that fit the most facets of the selection. */
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

/** Sorted as the address says; unchanged for an unknown order. */
export function ordered(variants: readonly Variant[], order: string): readonly Variant[] {
  const by = Object.hasOwn(compare, order) ? compare[order] : undefined;
  return by === undefined ? variants : variants.toSorted(by);
}

/** Whether any filter is active. */
export const isNarrowed = (selection: Selection): boolean =>
  facetIds.some((id) => selection[id] !== undefined);
