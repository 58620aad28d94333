import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { Line } from '#src/quoting/line.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';
import { awning, pleated, publicList, roller } from './support/example.ts';
import {
  atBorder,
  beforeIva,
  inHundredths,
  noMinimum,
  patterned,
  perArea,
  sheer,
} from './support/variants.ts';

const problems = (schema: z.ZodMiniType, value: unknown) =>
  schema
    .safeParse(value)
    .error?.issues.map(({ path, message, code }) => [path.join('.'), code === 'custom' ? message : code]);

const [chain, motor] = roller.controls;
const fabric = { ...roller.fabric };
const [cassette] = roller.galleries;
const [tall, mid] = awning.projections ?? [];

describe('a product', () => {
  it.each([roller, pleated, awning, sheer, patterned])('$id is valid', (product) => {
    expect(Product.safeParse(product)).toEqual({ success: true, data: product });
  });

  it.each<[string, string, string, unknown]>([
    ['a name that is not a slug', 'id', 'invalid_format', { id: 'Enrollable Blackout' }],
    ['a name that begins with a dash', 'id', 'invalid_format', { id: '-enrollable' }],
    ['a name that ends with a dash', 'family', 'invalid_format', { family: 'enrollables-' }],
    ['an unknown field', '', 'unrecognized_keys', { colour: 'blue' }],
    [
      'half a millimetre',
      'limits.minWidthMm',
      'invalid_type',
      { limits: { ...roller.limits, minWidthMm: 0.5 } },
    ],
    ['a side of zero', 'limits.minWidthMm', 'too_small', { limits: { ...roller.limits, minWidthMm: 0 } }],
    [
      'a width above 20 m',
      'limits.maxWidthMm',
      'too_big',
      { limits: { ...roller.limits, maxWidthMm: 20_001 } },
    ],
    [
      'a smallest width above the largest',
      'limits',
      'the smallest is larger than the largest',
      { limits: { ...roller.limits, minWidthMm: 5_901 } },
    ],
    [
      'a smallest height above the largest',
      'limits',
      'the smallest is larger than the largest',
      { limits: { ...roller.limits, minHeightMm: 4_001 } },
    ],
    ['an empty table of sizes', 'limits.fitsIn', 'too_small', { limits: { ...roller.limits, fitsIn: [] } }],
    ['an area of zero', 'limits.maxAreaMm2', 'too_small', { limits: { ...roller.limits, maxAreaMm2: 0 } }],
    [
      'an area above 400 m²',
      'limits.maxAreaMm2',
      'too_big',
      { limits: { ...roller.limits, maxAreaMm2: 400_000_001 } },
    ],
    ['no control', 'controls', 'too_small', { controls: [] }],
    ['two controls of one name', '', 'two choices have the same name', { controls: [chain, chain] }],
    ['two galleries of one name', '', 'two choices have the same name', { galleries: [cassette, cassette] }],
    ['no arms', 'projections', 'too_small', { projections: [] }],
    ['unsorted arms', 'projections', 'not the shortest first', { projections: [mid, tall] }],
    ['a proportion of zero', 'guaranteedProportion', 'too_small', { guaranteedProportion: 0 }],
    ['a proportion above 20', 'guaranteedProportion', 'too_big', { guaranteedProportion: 21 }],
    ['a split into one', 'split.maxCloths', 'too_small', { split: { maxCloths: 1, bracket: 'soporte' } }],
    ['a split into four', 'split.maxCloths', 'too_big', { split: { maxCloths: 4, bracket: 'soporte' } }],
    ['a fabric without rolls', 'fabric.rolls', 'too_small', { fabric: { ...fabric, rolls: [] } }],
    ['fabric without weight', 'fabric.gramsPerM2', 'too_small', { fabric: { ...fabric, gramsPerM2: 0 } }],
    ['fabric of 4.5 kg per m²', 'fabric.gramsPerM2', 'too_big', { fabric: { ...fabric, gramsPerM2: 4_500 } }],
    [
      'fabric without thickness',
      'fabric.thicknessUm',
      'too_small',
      { fabric: { ...fabric, thicknessUm: 0 } },
    ],
    ['fabric above 5 mm', 'fabric.thicknessUm', 'too_big', { fabric: { ...fabric, thicknessUm: 5_001 } }],
    ['no layer', 'fabric.layers', 'too_small', { fabric: { ...fabric, layers: 0 } }],
    ['three layers', 'fabric.layers', 'too_big', { fabric: { ...fabric, layers: 3 } }],
    ['an unknown pattern', 'fabric.pattern', 'invalid_value', { fabric: { ...fabric, pattern: 'striped' } }],
    ['torque without a fabric', '', 'torque without a fabric and tubes', { fabric: null }],
    [
      'torque without a tube',
      '',
      'torque without a fabric and tubes',
      { controls: [{ ...motor, tubes: [] }] },
    ],
    [
      'a gallery as wide as the narrowest blind',
      '',
      'a gallery that leaves nothing of the narrowest blind',
      { galleries: [{ ...cassette, deductionMm: 300 }] },
    ],
    [
      'unsorted tubes',
      'controls.0.tubes',
      'not the smallest first',
      { controls: [{ ...chain, tubes: chain?.tubes.toReversed() }] },
    ],
    ['more cloths than three', 'controls.0.maxCloths', 'too_big', { controls: [{ ...chain, maxCloths: 4 }] }],
    [
      'fewer cloths than one',
      'controls.0.maxCloths',
      'too_small',
      { controls: [{ ...chain, maxCloths: 0 }] },
    ],
    [
      'an unknown kind of control',
      'controls.0.kind',
      'invalid_union',
      { controls: [{ ...chain, kind: 'wind' }] },
    ],
    ['no motor', 'controls.0.motors', 'too_small', { controls: [{ ...motor, motors: [] }] }],
    [
      'unsorted motors',
      'controls.0.motors',
      'not the weakest first',
      { controls: [{ ...motor, ...(motor?.kind === 'motor' ? { motors: motor.motors.toReversed() } : {}) }] },
    ],
    [
      'motors without the size to choose them by',
      'controls.0',
      'a motor that is chosen by size says no size',
      { controls: [{ ...motor, choice: { by: 'size' } }] },
    ],
  ])('refuses %s', (_, path, problem, change) => {
    expect(problems(Product, Object.assign({}, roller, change))).toContainEqual([path, problem]);
  });

  it.each<[string, string, object]>([
    ['efficiencyPercent', 'too_small', { efficiencyPercent: 0 }],
    ['efficiencyPercent', 'too_big', { efficiencyPercent: 101 }],
    ['marginPercent', 'too_small', { marginPercent: 99 }],
    ['marginPercent', 'too_big', { marginPercent: 301 }],
    ['barGramsPerMetre', 'too_small', { barGramsPerMetre: -1 }],
    ['barGramsPerMetre', 'too_big', { barGramsPerMetre: 20_001 }],
    ['by', 'invalid_union', { by: 'weight' }],
  ])('refuses a torque whose %s is %s', (field, problem, change) => {
    const choice = {
      by: 'torque',
      efficiencyPercent: 70,
      marginPercent: 130,
      barGramsPerMetre: 750,
      ...change,
    };
    const product = { ...roller, controls: [{ ...motor, choice }] };
    expect(problems(Product, product)).toContainEqual([`controls.0.choice.${field}`, problem]);
  });

  it.each<[object, string]>([
    [{ torqueMNm: 0 }, 'too_small'],
    [{ torqueMNm: 1_000_001 }, 'too_big'],
  ])('refuses a motor of %o', (change, problem) => {
    const motors = [{ id: 'motor', torqueMNm: 1, system: 'radio', ...change }];
    expect(problems(Product, { ...roller, controls: [{ ...motor, motors }] })).toContainEqual([
      'controls.0.motors.0.torqueMNm',
      problem,
    ]);
  });

  it('needs the size limits of every motor that is chosen by size', () => {
    const bySize = awning.controls.flatMap((control) => (control.kind === 'motor' ? [control] : []));
    const [known] = bySize.flatMap(({ motors }) => motors);
    const motors = [known, { id: 'motor', torqueMNm: 90_000, system: 'radio' }];
    expect(problems(Product, { ...awning, controls: [{ ...bySize[0], motors }] })).toEqual([
      ['controls.0', 'a motor that is chosen by size says no size'],
    ]);
  });

  it('may use either height', () => {
    const measuring = { ...roller.measuring, insideHeight: 'largest' };
    expect(problems(Product, { ...roller, measuring })).toBeUndefined();
  });

  it.each([0, 2_001])('refuses to ask about windows wider than %i %%', (askWhenWiderPercent) => {
    const measuring = { ...roller.measuring, askWhenWiderPercent };
    expect(problems(Product, { ...roller, measuring })).toHaveLength(1);
  });

  it("may have any limits up to the units' range", () => {
    const limits = { minWidthMm: 1, maxWidthMm: 20_000, minHeightMm: 1, maxHeightMm: 20_000 };
    const reach = { maxAreaMm2: 400_000_000, fitsIn: [{ maxWidthMm: 1, maxHeightMm: 20_000 }] };
    const bare = {
      ...roller,
      galleries: [],
      guaranteedProportion: 20,
      split: { maxCloths: 2, bracket: 'b' },
    };
    expect(problems(Product, { ...bare, limits: { ...limits, ...reach } })).toBeUndefined();
  });

  it('may have limits of a single size, arms of one length and tubes of one reach', () => {
    const limits = { minWidthMm: 900, maxWidthMm: 900, minHeightMm: 900, maxHeightMm: 900 };
    const tube = { id: 'tubo', diameterMm: 38, maxWidthMm: 900 };
    const controls = [{ ...chain, tubes: [tube, { ...tube, id: 'otro' }] }];
    expect(problems(Product, { ...roller, limits, controls })).toBeUndefined();
    expect(problems(Product, { ...awning, projections: [tall] })).toBeUndefined();
    expect(problems(Product, { ...awning, projections: [tall, tall] })).toHaveLength(1);
  });
});

const priceOf = (price: unknown) => ({ ...publicList, products: { 'enrollable-blackout': price } });
const area = { kind: 'area', centavosPerM2: 1, minimum: { rule: 'none' } };
const grid = { kind: 'grid', widthsMm: [600, 900], heightsMm: [900], centavos: [[100, null]] };
const arms = { kind: 'projection', widthsMm: [600, 900], projectionsMm: [900], centavos: [[100, null]] };

describe('a price list', () => {
  it.each([publicList, perArea, noMinimum, inHundredths, beforeIva, atBorder])('$id is valid', (list) => {
    expect(PriceList.safeParse(list)).toEqual({ success: true, data: list });
  });

  it.each([
    area,
    { ...area, centavosPerM2: 0 },
    { ...area, centavosPerM2: 100_000_000 },
    grid,
    arms,
    { kind: 'metre', centavosPerMetre: 1, along: 'height', minimumMm: 0 },
    { kind: 'piece', centavos: 0 },
  ])('accepts the product price %o', (price) => {
    expect(problems(PriceList, priceOf(price))).toBeUndefined();
  });

  it.each<[string, unknown, string, string]>([
    ['a float', { ...area, centavosPerM2: 0.1 }, '.centavosPerM2', 'invalid_type'],
    ['a negative price', { ...area, centavosPerM2: -1 }, '.centavosPerM2', 'too_small'],
    ['more than a million pesos', { ...area, centavosPerM2: 100_000_001 }, '.centavosPerM2', 'too_big'],
    ['an unknown rule', { ...area, minimum: { rule: 'per-day' } }, '.minimum.rule', 'invalid_union'],
    [
      'a side of zero',
      { ...area, minimum: { rule: 'per-side', widthMm: 0, heightMm: 1 } },
      '.minimum.widthMm',
      'too_small',
    ],
    ['a percentage as a product price', { kind: 'percent', basisPoints: 1 }, '.kind', 'invalid_union'],
    ['unsorted steps', { ...grid, widthsMm: [900, 600] }, '.widthsMm', 'not ascending'],
    ['a repeated step', { ...grid, widthsMm: [900, 900] }, '.widthsMm', 'not ascending'],
    [
      'a short row',
      { ...grid, heightsMm: [900, 1_200], centavos: [[1, 2], [3]] },
      '',
      'cells do not fill the grid',
    ],
    ['no steps', { ...grid, heightsMm: [], centavos: [] }, '.heightsMm', 'too_small'],
    ['a missing row', { ...grid, heightsMm: [900, 1_200] }, '', 'cells do not fill the grid'],
    ['an extra column', { ...grid, centavos: [[1, 2, 3]] }, '', 'cells do not fill the grid'],
    ['an arm without prices', { ...arms, projectionsMm: [900, 1_200] }, '', 'cells do not fill the grid'],
    ['a price without a width', { ...arms, centavos: [[1, 2, 3]] }, '', 'cells do not fill the grid'],
    [
      'an unknown side',
      { kind: 'metre', centavosPerMetre: 1, along: 'depth', minimumMm: 0 },
      '.along',
      'invalid_value',
    ],
  ])('refuses %s', (_, price, path, problem) => {
    expect(problems(PriceList, priceOf(price))).toContainEqual([
      `products.enrollable-blackout${path}`,
      problem,
    ]);
  });

  it.each<[string, string, object]>([
    ['version', 'too_small', { version: 0 }],
    ['version', 'invalid_type', { version: 1.5 }],
    ['validFrom', 'invalid_format', { validFrom: '1 de enero' }],
    ['ivaBp', 'too_small', { ivaBp: -1 }],
    ['ivaBp', 'too_big', { ivaBp: 10_001 }],
    ['amounts', 'invalid_value', { amounts: 'sometimes' }],
  ])('refuses a %s that is %s', (field, problem, change) => {
    expect(problems(PriceList, { ...publicList, ...change })).toEqual([[field, problem]]);
  });

  it('accepts percent prices of items, and tiers with discounts by family', () => {
    const items = { urgente: { kind: 'percent', basisPoints: 10_000 } };
    const tiers = [{ id: 'oro', discountBp: 0, families: { toldos: 10_000 } }];
    expect(problems(PriceList, { ...publicList, items, tiers })).toBeUndefined();
    expect(problems(PriceList, { ...publicList, items: { urgente: { kind: 'tip' } } })).toHaveLength(1);
  });
});

describe('a line', () => {
  const least = { widthMm: 1, heightMm: 1, quantity: 1 };

  it('needs a size and a quantity', () => {
    expect(problems(Line, least)).toBeUndefined();
    expect(problems(Line, { widthMm: 20_000, heightMm: 20_000, quantity: 999 })).toBeUndefined();
    expect(problems(Line, {})).toHaveLength(3);
  });

  it('may name its choices', () => {
    const line = {
      ...least,
      control: 'cadena',
      motor: 'motor',
      lay: 'joined',
      cloths: 3,
      rollMm: 3_000,
      gallery: 'cofre',
      remotes: [{ id: 'control', count: 2 }],
      extras: ['a', 'b'],
      discountBp: 10_000,
    };
    expect(Line.safeParse(line)).toEqual({ success: true, data: line });
  });

  it.each<[string, object]>([
    ['widthMm', { widthMm: Number.NaN }],
    ['widthMm', { widthMm: 20_001 }],
    ['heightMm', { heightMm: 1.5 }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1_000 }],
    ['lay', { lay: 'folded' }],
    ['cloths', { cloths: 0 }],
    ['cloths', { cloths: 4 }],
    ['extras', { extras: ['a', 'a'] }],
    ['discountBp', { discountBp: 10_001 }],
  ])('refuses an invalid %s', (field, change) => {
    expect(problems(Line, { ...least, ...change })?.map(([path]) => path)).toEqual([field]);
  });
});
