import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { wholesale } from '#src/content/prices/wholesale.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { ItemPrice, PriceList, Product } from '#src/quoting/rules.ts';
import { unpriced } from './support/missing-prices.ts';
import { largest, smallest, type Size } from './support/sizes.ts';

const lists = [publicPrices, distributorPrices];
const { variants } = catalog;

/** The price of a size, as ordered or in the nearest way in which this size can be made. */
function centavosOf(product: Product, list: PriceList, [widthMm, heightMm]: Size): number | undefined {
  const answer = quoteLine({ widthMm, heightMm, quantity: 1 }, product, list);
  if (answer.kind === 'quote') return answer.totalCentavos;
  return answer.alternatives.find(
    ({ quote }) => quote.line.widthMm === widthMm && quote.line.heightMm === heightMm,
  )?.quote.totalCentavos;
}

describe.each(lists)('the price list $id', (list) => {
  it.each(variants)('has a price for $slug and everything that comes with it', ({ product }) => {
    expect(unpriced(product, list)).toEqual([]);
  });

  it.each(variants)('prices $slug at its smallest and at its largest', ({ product }) => {
    const pesos = (size: Size) => (centavosOf(product, list, size) ?? NaN) / 100;
    for (const size of smallest(product)) {
      expect(pesos(size), `smallest ${size.join(' × ')}`).toBeGreaterThan(400);
    }
    for (const size of largest(product)) {
      expect(pesos(size), `largest ${size.join(' × ')}`).toBeGreaterThan(pesos(smallest(product)[0] ?? size));
      expect(pesos(size)).toBeLessThan(300_000);
    }
  });

  it('has no price for anything that is not sold', () => {
    const used = new Set(
      variants.flatMap(({ product }) => unpriced(product, { ...list, products: {}, items: {} })),
    );
    expect([...Object.keys(list.products), ...Object.keys(list.items)].filter((id) => !used.has(id))).toEqual(
      [],
    );
  });
});

describe('the price bases', () => {
  const bases = Object.values(publicPrices.products);

  it('are all in use: both minimums, grids with uneven steps, arms', () => {
    const minimums = bases.flatMap((basis) => (basis.kind === 'area' ? [basis.minimum.rule] : []));
    expect(new Set(minimums)).toEqual(new Set(['per-side', 'per-area']));
    const uneven = bases.filter((basis) => {
      if (basis.kind !== 'grid') return false;
      const steps = basis.widthsMm.slice(1).map((step, at) => step - (basis.widthsMm[at] ?? 0));
      return new Set(steps).size > 1;
    });
    expect(uneven.length).toBeGreaterThanOrEqual(2);
    expect(bases.filter(({ kind }) => kind === 'projection').length).toBeGreaterThanOrEqual(5);
  });

  it('cover every size that is made', () => {
    const short = variants.filter(({ slug, product: { limits, projections } }) => {
      const basis = publicPrices.products[slug];
      if (basis?.kind === 'grid') {
        return (
          (basis.widthsMm.at(-1) ?? 0) < limits.maxWidthMm ||
          (basis.heightsMm.at(-1) ?? 0) < limits.maxHeightMm
        );
      }
      if (basis?.kind !== 'projection') return false;
      return projections?.map(({ projectionMm }) => projectionMm).join() !== basis.projectionsMm.join();
    });
    expect(short).toEqual([]);
  });
});

describe("a distributor's price", () => {
  it('is before IVA, in whole pesos, and never above the public price without it', () => {
    expect(publicPrices.amounts).toBe('with-iva');
    expect(distributorPrices.amounts).toBe('before-iva');
    const centavosIn = (price: ItemPrice | undefined) => (price?.kind === 'piece' ? price.centavos : 0);
    const dear = Object.entries(distributorPrices.items).filter(([id, price]) => {
      const centavos = centavosIn(price);
      return centavos % 100 !== 0 || centavos * 116 > centavosIn(publicPrices.items[id]) * 100;
    });
    expect(dear).toEqual([]);
  });

  it('is calculated from the public price', () => {
    expect(wholesale({ kind: 'piece', centavos: 116_000 }, 70)).toEqual({ kind: 'piece', centavos: 70_000 });
    expect(
      wholesale({ kind: 'metre', centavosPerMetre: 23_200, along: 'height', minimumMm: 500 }, 50),
    ).toEqual({ kind: 'metre', centavosPerMetre: 10_000, along: 'height', minimumMm: 500 });
    expect(wholesale({ kind: 'percent', basisPoints: 1_500 }, 50)).toEqual({
      kind: 'percent',
      basisPoints: 1_500,
    });
    expect(
      wholesale({ kind: 'grid', widthsMm: [1_000], heightsMm: [500, 900], centavos: [[11_600], [null]] }, 80),
    ).toMatchObject({ centavos: [[8_000], [null]] });
  });
});
