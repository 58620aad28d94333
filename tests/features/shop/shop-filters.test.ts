import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { facetIds, facetsOf, offered, type FacetId } from '#src/features/catalog/facets.ts';
import {
  countOf,
  countWith,
  filterVariants,
  isNarrowed,
  matchingColours,
  nearestTo,
  ordered,
  relaxations,
  selectionIn,
  toggled,
} from '#src/features/catalog/list/filter-variants.ts';
import { priceFrom } from '#src/features/product/price-from.ts';

const of = (family: string) => catalog.variants.filter((variant) => variant.family === family);
const enrollables = of('enrollables');
const facets = facetsOf(enrollables);

const offeredOf = (variants: typeof enrollables) => offered(facetsOf(variants), variants, {});

const asking = (values: Partial<Record<FacetId, string>>) =>
  selectionIn(
    { luz: '', tela: '', apertura: '', color: '', cuarto: '', ancho: '', motor: '', precio: '', ...values },
    facets,
  );
const slugs = (variants: readonly { readonly slug: string }[]) => variants.map(({ slug }) => slug);

describe('the filters in an address', () => {
  it('only include options on offer', () => {
    expect(asking({ luz: 'oscurece,rayos-x', color: 'azules', cuarto: '<script>' })).toEqual({
      luz: ['oscurece'],
      color: ['azules'],
    });
    expect(isNarrowed(asking({ luz: ',,,' }))).toBe(false);
  });

  it('add and remove an option', () => {
    expect(toggled(undefined, 'a')).toBe('a');
    expect(toggled(['a'], 'b')).toBe('a,b');
    expect(toggled(['a', 'b'], 'a')).toBe('b');
    expect(toggled(['a'], 'a')).toBe('');
  });
});

describe('a filtered list', () => {
  it('has every variant when nothing is chosen', () => {
    expect(filterVariants(enrollables, facets, {})).toEqual(enrollables);
  });

  it('widens within a facet and narrows across facets', () => {
    const dark = filterVariants(enrollables, facets, asking({ luz: 'oscurece' }));
    expect(dark.every(({ weave }) => weave === 'blackout')).toBe(true);
    expect(filterVariants(enrollables, facets, asking({ luz: 'oscurece,filtra' })).length).toBeGreaterThan(
      dark.length,
    );
    const blue = filterVariants(enrollables, facets, asking({ luz: 'oscurece', color: 'azules' }));
    expect(blue.length).toBeLessThan(dark.length);
    expect(blue.length).toBeGreaterThan(0);
  });

  it.each(catalog.families)('counts the variants of every option: $id', ({ id }) => {
    const all = of(id);
    const own = offeredOf(all);
    for (const facet of own) {
      for (const option of facet.options) {
        const count = countWith(option.id, facet, all, own, {}, 'telas');
        expect(count, `${facet.id}=${option.id}`).toBeGreaterThan(0);
        expect(count).toBe(filterVariants(all, own, { [facet.id]: [option.id] }).length);
      }
    }
  });

  it('has a facet in every family, but none that all variants share', () => {
    for (const { id } of catalog.families) {
      const all = of(id);
      for (const facet of offeredOf(all)) {
        const isShared = facet.options.every((option) =>
          all.every((variant) => facet.of(variant).includes(option.id)),
        );
        expect(isShared, `${id}: ${facet.id}`).toBe(false);
      }
    }
    expect(offeredOf(enrollables).map(({ id }) => id)).toEqual(
      facetIds.filter((id) => id !== 'ancho' && id !== 'motor'),
    );
  });

  it('shows the colours of a variant that match', () => {
    const selection = asking({ color: 'azules' });
    for (const variant of filterVariants(enrollables, facets, selection)) {
      const colours = matchingColours(variant, selection);
      expect(colours.length).toBeGreaterThan(0);
      expect(colours.length).toBeLessThanOrEqual(variant.colours.length);
    }
    const found = filterVariants(enrollables, facets, selection);
    expect(countOf(found, selection, 'colores')).toBeGreaterThanOrEqual(found.length);
  });

  it('keeps offering a chosen option that has no matches', () => {
    const woods = of('horizontales');
    const own = facetsOf(woods);
    const chosen = { apertura: ['5'], color: ['rosas'] };
    const shown = offered(own, woods, chosen);
    expect(shown.find(({ id }) => id === 'apertura')?.options.map(({ id }) => id)).toContain('5');
    expect(filterVariants(woods, own, chosen)).toEqual([]);
  });

  it('has every price in one band', () => {
    const bands = facets.find(({ id }) => id === 'precio');
    for (const variant of enrollables) expect(bands?.of(variant)).toHaveLength(1);
  });
});

describe('a list without matches', () => {
  const impossible = asking({ luz: 'filtra', color: 'rosas' });

  it('offers single filters to remove, the most effective first', () => {
    expect(filterVariants(enrollables, facets, impossible)).toEqual([]);
    const ways = relaxations(enrollables, facets, impossible);
    expect(ways.map(({ facet }) => facet.id)).toEqual(['color', 'luz']);
    expect(ways[0]?.count).toBe(7);
  });

  it('lists first the variants that match most filters', () => {
    const nearest = nearestTo(enrollables, facets, impossible);
    expect(nearest).toHaveLength(3);
    for (const variant of nearest) {
      const kept = [asking({ luz: 'filtra' }), asking({ color: 'rosas' })].filter(
        (one) => filterVariants([variant], facets, one).length > 0,
      );
      expect(kept.length).toBe(1);
    }
  });
});

describe('sorting', () => {
  it('by price works in both directions', () => {
    const up = ordered(enrollables, 'precio').map((variant) => priceFrom(variant)?.centavos ?? 0);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(slugs(ordered(enrollables, 'precio'))[0]).toBe('blackout-calma');
    expect(slugs(ordered(enrollables, 'precio-mayor'))[0]).toBe('screen-1-sarga');
  });

  it('by light goes from dark to clear', () => {
    const list = ordered(enrollables, 'luz');
    expect(list[0]?.weave).toBe('blackout');
    expect(list.at(-1)?.slug).toBe('screen-10');
  });

  it('by name compares numbers by value', () => {
    const names = slugs(ordered(enrollables, 'nombre'));
    expect(names.indexOf('screen-3')).toBeLessThan(names.indexOf('screen-10'));
  });

  it.each(['', 'recomendado', 'constructor', '<b>'])('by an unknown column keeps the order: %j', (order) => {
    expect(ordered(enrollables, order)).toBe(enrollables);
  });
});
