import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { facetIds, facetsOf, offered, type FacetId } from '#src/screens/support/shop/catalogue/facets.ts';
import {
  coloursAsked,
  countOf,
  countWith,
  isNarrowed,
  nearestTo,
  ordered,
  relaxations,
  selectionIn,
  sift,
  toggled,
} from '#src/screens/support/shop/catalogue/sift.ts';
import { priceFrom } from '#src/screens/support/shop/price-from.ts';

const of = (family: string) => catalogue.variants.filter((variant) => variant.family === family);
const enrollables = of('enrollables');
const facets = facetsOf(enrollables);

const offeredOf = (variants: typeof enrollables) => offered(facetsOf(variants), variants, {});

const asking = (values: Partial<Record<FacetId, string>>) =>
  selectionIn(
    { luz: '', tela: '', apertura: '', color: '', cuarto: '', ancho: '', motor: '', precio: '', ...values },
    facets,
  );
const slugs = (variants: readonly { readonly slug: string }[]) => variants.map(({ slug }) => slug);

describe('what an address chooses', () => {
  it('is only what is on offer', () => {
    expect(asking({ luz: 'oscurece,rayos-x', color: 'azules', cuarto: '<script>' })).toEqual({
      luz: ['oscurece'],
      color: ['azules'],
    });
    expect(isNarrowed(asking({ luz: ',,,' }))).toBe(false);
  });

  it('takes an option in and out', () => {
    expect(toggled(undefined, 'a')).toBe('a');
    expect(toggled(['a'], 'b')).toBe('a,b');
    expect(toggled(['a', 'b'], 'a')).toBe('b');
    expect(toggled(['a'], 'a')).toBe('');
  });
});

describe('a list', () => {
  it('is whole where nothing is chosen', () => {
    expect(sift(enrollables, facets, {})).toEqual(enrollables);
  });

  it('widens within a facet and narrows across them', () => {
    const dark = sift(enrollables, facets, asking({ luz: 'oscurece' }));
    expect(dark.every(({ weave }) => weave === 'blackout')).toBe(true);
    expect(sift(enrollables, facets, asking({ luz: 'oscurece,filtra' })).length).toBeGreaterThan(dark.length);
    const blue = sift(enrollables, facets, asking({ luz: 'oscurece', color: 'azules' }));
    expect(blue.length).toBeLessThan(dark.length);
    expect(blue.length).toBeGreaterThan(0);
  });

  it.each(catalogue.families)('says of every option how many it leaves: $id', ({ id }) => {
    const all = of(id);
    const own = offeredOf(all);
    for (const facet of own) {
      for (const option of facet.options) {
        const count = countWith(option.id, facet, all, own, {}, 'telas');
        expect(count, `${facet.id}=${option.id}`).toBeGreaterThan(0);
        expect(count).toBe(sift(all, own, { [facet.id]: [option.id] }).length);
      }
    }
  });

  it('is told apart by something in every family, and never by what all of it shares', () => {
    for (const { id } of catalogue.families) {
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

  it('shows of a variant the colours that are asked for', () => {
    const selection = asking({ color: 'azules' });
    for (const variant of sift(enrollables, facets, selection)) {
      const colours = coloursAsked(variant, selection);
      expect(colours.length).toBeGreaterThan(0);
      expect(colours.length).toBeLessThanOrEqual(variant.colours.length);
    }
    const found = sift(enrollables, facets, selection);
    expect(countOf(found, selection, 'colores')).toBeGreaterThanOrEqual(found.length);
  });

  it('goes on offering what is chosen, though nothing of it is there', () => {
    const woods = of('horizontales');
    const own = facetsOf(woods);
    const chosen = { apertura: ['5'], color: ['rosas'] };
    const shown = offered(own, woods, chosen);
    expect(shown.find(({ id }) => id === 'apertura')?.options.map(({ id }) => id)).toContain('5');
    expect(sift(woods, own, chosen)).toEqual([]);
  });

  it('puts every price into one band', () => {
    const bands = facets.find(({ id }) => id === 'precio');
    for (const variant of enrollables) expect(bands?.of(variant)).toHaveLength(1);
  });
});

describe('where nothing fits', () => {
  const impossible = asking({ luz: 'filtra', color: 'rosas' });

  it('single things to give up are offered, the most fruitful first', () => {
    expect(sift(enrollables, facets, impossible)).toEqual([]);
    const ways = relaxations(enrollables, facets, impossible);
    expect(ways.map(({ facet }) => facet.id)).toEqual(['color', 'luz']);
    expect(ways[0]?.count).toBe(7);
  });

  it('those come first that keep to the most', () => {
    const nearest = nearestTo(enrollables, facets, impossible);
    expect(nearest).toHaveLength(3);
    for (const variant of nearest) {
      const kept = [asking({ luz: 'filtra' }), asking({ color: 'rosas' })].filter(
        (one) => sift([variant], facets, one).length > 0,
      );
      expect(kept.length).toBe(1);
    }
  });
});

describe('an order', () => {
  it('is by price both ways', () => {
    const up = ordered(enrollables, 'precio').map((variant) => priceFrom(variant)?.centavos ?? 0);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(slugs(ordered(enrollables, 'precio'))[0]).toBe('blackout-calma');
    expect(slugs(ordered(enrollables, 'precio-mayor'))[0]).toBe('screen-1-sarga');
  });

  it('is by light from dark to clear', () => {
    const list = ordered(enrollables, 'luz');
    expect(list[0]?.weave).toBe('blackout');
    expect(list.at(-1)?.slug).toBe('screen-10');
  });

  it('counts figures in names as figures', () => {
    const names = slugs(ordered(enrollables, 'nombre'));
    expect(names.indexOf('screen-3')).toBeLessThan(names.indexOf('screen-10'));
  });

  it.each(['', 'recomendado', 'constructor', '<b>'])('that is none leaves the list as it is: %j', (order) => {
    expect(ordered(enrollables, order)).toBe(enrollables);
  });
});
