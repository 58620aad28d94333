import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { awning, pleated, publicList, roller } from './support/example.ts';
import { quoted, refusalOf } from './support/quoted.ts';
import { inHundredths, patterned, perArea, warranted } from './support/variants.ts';

const base: Line = { widthMm: 1_000, heightMm: 1_000, quantity: 1 };
const motor = { control: 'motor-radio' };
const remote = { remotes: [{ id: 'control-1-canal', count: 1 }] };

describe('a quote', () => {
  it('shows the billed amount of each part', () => {
    const line: Line = {
      ...base,
      ...motor,
      widthMm: 3_200,
      heightMm: 2_900,
      quantity: 3,
      cloths: 2,
      lay: 'joined',
      rollMm: 3_000,
      gallery: 'cofre',
      extras: ['instalacion', 'visita', 'entrega-urgente', 'guias-laterales'],
      remotes: [{ id: 'control-1-canal', count: 2 }],
    };
    const quote = quoted({ line });
    const rows = quote.perBlind.map(({ part, id, count, billed, centavos }) => [
      part,
      id,
      count,
      billed,
      centavos,
    ]);
    const half = { by: 'area', mm2: 4_640_000, raised: null };
    expect(rows).toEqual([
      ['blind', 'enrollable-blackout', 1, { ...half, centavos: 417_600 }, 417_600],
      ['blind', 'enrollable-blackout', 1, { ...half, centavos: 417_600 }, 417_600],
      ['control', 'motor-radio', 1, { by: 'piece', centavos: 0 }, 0],
      ['motor', 'motor-6-nm', 1, { by: 'piece', centavos: 280_000 }, 280_000],
      ['roll', 'rollo-3000', 1, { ...half, centavos: 46_400 }, 46_400],
      ['seam', 'termosellado', 1, { by: 'metre', mm: 1_600, raised: null, centavos: 24_000 }, 24_000],
      ['roll', 'rollo-3000', 1, { ...half, centavos: 46_400 }, 46_400],
      ['seam', 'termosellado', 1, { by: 'metre', mm: 1_600, raised: null, centavos: 24_000 }, 24_000],
      ['bracket', 'soporte-intermedio', 1, { by: 'piece', centavos: 45_000 }, 45_000],
      ['gallery', 'cofre', 1, { by: 'metre', mm: 3_200, raised: null, centavos: 128_000 }, 128_000],
      ['extra', 'instalacion', 1, { by: 'piece', centavos: 25_000 }, 25_000],
      ['extra', 'entrega-urgente', 1, { by: 'percent', basisPoints: 1_500, centavos: 125_280 }, 125_280],
      ['extra', 'guias-laterales', 1, { by: 'metre', mm: 2_900, raised: null, centavos: 58_000 }, 58_000],
    ]);
    expect(quote.perLine.map(({ part, id, count, centavos }) => [part, id, count, centavos])).toEqual([
      ['extra', 'visita', 1, 40_000],
      ['remote', 'control-1-canal', 2, 120_000],
    ]);
    expect(quote).toMatchObject({
      kind: 'quote',
      line,
      product: 'enrollable-blackout',
      family: 'enrollables',
      priceList: { id: 'publico', version: 7 },
      unitCentavos: 1_637_280,
      onceCentavos: 160_000,
      discountCentavos: 0,
      totalCentavos: 5_071_840,
    });
  });

  it('names the cell of a grid, and the billed area', () => {
    const cell = quoted({ line: { ...base, widthMm: 1_300, heightMm: 920 }, product: pleated }).perBlind[0];
    expect(cell?.billed).toEqual({ by: 'grid', widthMm: 1_420, heightMm: 1_500, centavos: 190_000 });
    const arms = quoted({ line: { ...base, widthMm: 3_100, heightMm: 2_030 }, product: awning }).perBlind[0];
    expect(arms?.billed).toEqual({ by: 'grid', widthMm: 4_000, heightMm: 2_030, centavos: 1_500_000 });
    const area = quoted({ line: { ...base, widthMm: 1_234, heightMm: 1_111 }, list: inHundredths })
      .perBlind[0];
    expect(area?.billed).toEqual({ by: 'area', mm2: 1_380_000, raised: null, centavos: 124_200 });
  });

  it('names the side or the area that is billed as its minimum', () => {
    const raisedOf = (widthMm: number, heightMm: number, list = publicList) => {
      const billed = quoted({ line: { ...base, widthMm, heightMm }, list }).perBlind[0]?.billed;
      return billed?.by === 'area' ? billed.raised : undefined;
    };
    expect(raisedOf(2_088, 800)).toEqual({ heightMm: 1_000 });
    expect(raisedOf(800, 900)).toEqual({ widthMm: 1_000, heightMm: 1_000 });
    expect(raisedOf(1_000, 1_000)).toBeNull();
    expect(raisedOf(800, 900, perArea)).toEqual({ areaMm2: 1_000_000 });
    expect(raisedOf(2_000, 600, perArea)).toBeNull();
  });

  it('counts one seam fewer than pieces, and no seam without a surcharge', () => {
    const fabric = {
      ...roller.fabric,
      ...{ join: { pieceMm: 1_000, maxPieces: 4, surcharge: 'termosellado' } },
    };
    const product: Product = Object.assign({}, roller, { fabric });
    const line: Line = { ...base, ...motor, heightMm: 3_001, lay: 'joined' };
    const seam = quoted({ line, product }).perBlind.find(({ part }) => part === 'seam');
    expect(seam).toMatchObject({ count: 3, centavos: 45_000 });
    const free = Object.assign({}, roller, { fabric: { ...fabric, join: { pieceMm: 1_000, maxPieces: 4 } } });
    expect(quoted({ line, product: free }).perBlind.map(({ part }) => part)).toEqual([
      'blind',
      'control',
      'motor',
    ]);
  });
});

describe('drawbacks', () => {
  it.each<[string, Partial<Line>, Product, string[]]>([
    ['a plain blind', {}, roller, []],
    ['a motor', { ...motor, ...remote }, roller, ['needs-power']],
    ['a motor without a remote', motor, roller, ['needs-power', 'no-remote']],
    [
      'four motors on one channel',
      { ...motor, ...remote, quantity: 4 },
      roller,
      ['needs-power', 'few-channels'],
    ],
    [
      'four motors on four channels',
      { ...motor, quantity: 4, remotes: [{ id: 'control-1-canal', count: 4 }] },
      roller,
      ['needs-power'],
    ],
    ['a rotated fabric', { lay: 'rotated' }, roller, ['edges-may-cup', 'differs-from-others', 'no-warranty']],
    [
      'a rotated fabric with a warranty',
      { lay: 'rotated' },
      warranted,
      ['edges-may-cup', 'differs-from-others'],
    ],
    [
      'a rotated pattern',
      { lay: 'rotated' },
      patterned,
      ['edges-may-cup', 'differs-from-others', 'no-warranty', 'pattern-turned'],
    ],
    [
      'a joined fabric',
      { lay: 'joined', heightMm: 2_400 },
      roller,
      ['edges-may-cup', 'differs-from-others', 'no-warranty', 'visible-seam'],
    ],
    [
      'a joined pattern',
      { lay: 'joined', heightMm: 2_400 },
      patterned,
      [
        'edges-may-cup',
        'differs-from-others',
        'no-warranty',
        'pattern-turned',
        'visible-seam',
        'pattern-broken',
      ],
    ],
    ['a hanging pattern', {}, patterned, []],
    ['the default roll', { rollMm: 2_500 }, roller, []],
    ['another roll', { rollMm: 3_000 }, roller, ['special-roll']],
    [
      'two cloths, each below the minimum',
      { ...motor, ...remote, cloths: 2 },
      roller,
      ['light-between-cloths', 'minimum-per-cloth', 'needs-power'],
    ],
    [
      'two cloths as large as the minimum',
      { ...motor, ...remote, cloths: 2, widthMm: 2_000 },
      roller,
      ['light-between-cloths', 'needs-power'],
    ],
    ['a blind three times as tall as wide', { heightMm: 3_000 }, roller, []],
    ['a taller blind', { heightMm: 3_001 }, roller, ['may-run-askew']],
  ])('of %s', (_, change, product, drawbacks) => {
    expect(quoted({ line: { ...base, ...change }, product }).drawbacks).toEqual(drawbacks);
  });

  it('of tall blinds are none when the product has no guaranteed proportion', () => {
    const { guaranteedProportion: _, ...unsaid } = roller;
    expect(quoted({ line: { ...base, widthMm: 300, heightMm: 4_000 }, product: unsaid }).drawbacks).toEqual(
      [],
    );
  });
});

describe('a refusal', () => {
  it('names every invalid value once', () => {
    const line: Line = { ...base, widthMm: Number.NaN, quantity: 1.5, extras: ['a', 'a'] };
    expect(quoteLine({ ...line, remotes: [{ id: '-', count: 0 }] }, roller, publicList)).toEqual({
      kind: 'refusal',
      line: { ...line, remotes: [{ id: '-', count: 0 }] },
      product: 'enrollable-blackout',
      reasons: ['widthMm', 'quantity', 'remotes', 'extras'].map((field) => ({ code: 'bad-value', field })),
      alternatives: [],
    });
  });

  it('gives all reasons together', () => {
    const line = { ...base, widthMm: 2_600, heightMm: 4_001, gallery: 'dosel', extras: ['banda'] };
    expect(refusalOf({ line }).reasons.map(({ code }) => code)).toEqual([
      'too-tall',
      'too-tall',
      'unknown-choice',
      'wider-than-roll',
      'unknown-choice',
    ]);
  });

  it('gives the reasons that do not depend on an unknown control', () => {
    const line = { ...base, widthMm: 2_600, control: 'magia', extras: ['sensor-sol'] };
    expect(refusalOf({ line })).toMatchObject({
      kind: 'refusal',
      line,
      product: 'enrollable-blackout',
      reasons: [
        { code: 'unknown-choice', choice: 'control', id: 'magia' },
        { code: 'wider-than-roll', rollMm: 2_500 },
      ],
    });
  });

  it('names everything without a price in the list', () => {
    const without = (products: PriceList['products'], items: PriceList['items']) => ({
      ...publicList,
      products,
      items,
    });
    expect(refusalOf({ line: base, list: without({}, publicList.items) }).reasons).toEqual([
      { code: 'not-in-price-list', id: 'enrollable-blackout' },
    ]);
    const line: Line = { ...base, gallery: 'cofre', extras: ['visita'] };
    expect(refusalOf({ line, list: without(publicList.products, {}) }).reasons).toEqual(
      ['cadena', 'cofre', 'visita'].map((id) => ({ code: 'not-in-price-list', id })),
    );
  });

  it("does not mistake an object's inherited properties for prices", () => {
    const product = { ...roller, id: 'constructor' };
    expect(refusalOf({ line: base, product }).reasons).toEqual([
      { code: 'not-in-price-list', id: 'constructor' },
    ]);
  });

  it("reports both sides beyond a grid, and a part's", () => {
    const past = { ...base, widthMm: 2_501, heightMm: 2_401 };
    const id = 'panel-rejilla';
    expect(refusalOf({ line: past, product: pleated }).reasons).toEqual([
      { code: 'past-grid', id, side: 'width', limitMm: 2_500 },
      { code: 'past-grid', id, side: 'height', limitMm: 2_400 },
    ]);
    const cofre = { kind: 'grid', widthsMm: [900], heightsMm: [4_000], centavos: [[100]] } as const;
    const list = { ...publicList, items: { ...publicList.items, cofre } };
    expect(refusalOf({ line: { ...base, gallery: 'cofre' }, list }).reasons).toEqual([
      { code: 'past-grid', id: 'cofre', side: 'width', limitMm: 900 },
    ]);
  });

  it('reports arms that are made but have no price', () => {
    const shorter = {
      kind: 'projection',
      widthsMm: [3_000],
      projectionsMm: [1_520],
      centavos: [[100]],
    } as const;
    const list = { ...publicList, products: { 'brazos-retractiles': shorter } };
    const id = 'brazos-retractiles';
    const asked = (widthMm: number, heightMm: number) =>
      refusalOf({ line: { ...base, widthMm, heightMm }, product: awning, list }).reasons;
    expect(asked(3_000, 2_030)).toEqual([{ code: 'not-made-at-size', id, widthMm: 3_000, heightMm: 2_030 }]);
    expect(asked(3_001, 1_520)).toEqual([{ code: 'past-grid', id, side: 'width', limitMm: 3_000 }]);
  });
});
