import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import type { Control, Product } from '#src/quoting/rules.ts';
import { awning, publicList, roller } from './support/example.ts';
import { refusalOf } from './support/quoted.ts';

const base: Line = { widthMm: 2_600, heightMm: 2_000, quantity: 1 };
const alternativesOf = (change: Partial<Line>, product = roller) =>
  refusalOf({ line: { ...base, ...change }, product }).alternatives;

describe('alternatives', () => {
  it('name their changes, their price and their drawbacks', () => {
    const [rotate, roll, cloths] = alternativesOf({});
    expect(rotate).toMatchObject({
      changes: [{ change: 'rotate' }],
      quote: { kind: 'quote', line: { ...base, lay: 'rotated' } },
      drawbacks: ['edges-may-cup', 'differs-from-others', 'no-warranty'],
    });
    expect(roll).toMatchObject({
      changes: [{ change: 'roll', rollMm: 3_000 }],
      quote: { line: { ...base, rollMm: 3_000 } },
      drawbacks: ['special-roll'],
    });
    expect(cloths).toMatchObject({
      changes: [
        { change: 'cloths', cloths: 2 },
        { change: 'control', id: 'motor-radio' },
      ],
      quote: {
        line: { ...base, cloths: 2, control: 'motor-radio', remotes: [{ id: 'control-1-canal', count: 1 }] },
      },
      drawbacks: ['light-between-cloths', 'needs-power'],
    });
  });

  it('use the fewest cloths that help', () => {
    const changes = alternativesOf({ widthMm: 5_100, control: 'motor-radio', heightMm: 2_350 }).map(
      (alternative) => alternative.changes,
    );
    expect(changes).toContainEqual([{ change: 'cloths', cloths: 3 }]);
    expect(changes.flat()).not.toContainEqual({ change: 'cloths', cloths: 1 });
    expect(
      alternativesOf({ widthMm: 2_600, control: 'motor-radio' }).map((alternative) => alternative.changes),
    ).not.toContainEqual([{ change: 'cloths', cloths: 3 }]);
  });

  it('use the narrowest roll that helps', () => {
    const roll = (widthMm: number) => ({ widthMm, rotatedMaxHeightMm: null });
    const fabric = { ...roller.fabric, rolls: [2_500, 3_200, 2_000, 2_800].map(roll) };
    const product: Product = Object.assign({}, roller, { fabric, split: null });
    expect(alternativesOf({}, product).map(({ changes }) => changes)).toEqual([
      [{ change: 'roll', rollMm: 2_800 }],
    ]);
    expect(alternativesOf({ rollMm: 2_800, widthMm: 2_900 }, product).map(({ changes }) => changes)).toEqual([
      [{ change: 'roll', rollMm: 3_200 }],
    ]);
    expect(alternativesOf({ rollMm: 1_000, widthMm: 1_500 }, product).map(({ changes }) => changes)).toEqual([
      [{ change: 'roll', rollMm: 2_000 }],
    ]);
  });

  it('contain no unnecessary change', () => {
    for (const widthMm of [2_501, 2_700, 3_001, 3_600]) {
      const sets = alternativesOf({ widthMm }).map(({ changes }) => changes.map(({ change }) => change));
      for (const set of sets) {
        const inside = sets.filter((other) => other.every((change) => set.includes(change)));
        expect(inside).toEqual([set]);
      }
    }
  });

  it('replace a named motor, or its control', () => {
    const named = { control: 'motor-radio', motor: 'motor-1-nm', widthMm: 2_400, heightMm: 3_000 };
    const [chain, other] = alternativesOf(named);
    expect(chain).toMatchObject({
      changes: [{ change: 'control', id: 'cadena' }],
      quote: { line: { control: 'cadena', motor: undefined, remotes: undefined } },
    });
    expect(other).toMatchObject({
      changes: [{ change: 'other-motor' }],
      quote: {
        line: { control: 'motor-radio', motor: undefined },
        made: { motor: { motor: { id: 'motor-6-nm' } } },
      },
    });
  });

  it('keep the chosen remotes unless the control changes', () => {
    const remotes = [{ id: 'control-16-canales', count: 1 }];
    const [roll] = alternativesOf({ control: 'motor-radio', remotes, rollMm: 2_500, lay: 'normal' }).filter(
      ({ changes }) => changes[0]?.change === 'roll',
    );
    expect(roll?.quote.line.remotes).toEqual(remotes);
  });

  it('add a motor with remotes of its system, if there are any', () => {
    const wide = { widthMm: 4_500, heightMm: 2_030, quantity: 2 };
    const [motor] = alternativesOf(wide, awning);
    expect(motor?.quote.line.remotes).toEqual([{ id: 'control-1-canal', count: 2 }]);
    const controls = awning.controls.map((control): Control =>
      control.kind === 'motor' ? { ...control, remotes: [] } : control,
    );
    const [bare] = alternativesOf(wide, { ...awning, controls });
    expect(bare?.quote.line.remotes).toEqual([]);
  });

  it('offer each control that helps', () => {
    const second = roller.controls.map((control) => ({ ...control, id: `${control.id}-2` }));
    const twice = { ...roller, controls: [...roller.controls, ...second] };
    const items = {
      ...publicList.items,
      'cadena-2': { kind: 'piece', centavos: 0 } as const,
      'motor-radio-2': { kind: 'piece', centavos: 0 } as const,
    };
    const { alternatives } = refusalOf({
      line: { ...base, widthMm: 2_400, heightMm: 2_301, lay: 'normal', cloths: 2 },
      product: twice,
      list: { ...publicList, items },
    });
    expect(alternatives.map(({ changes }) => changes)).toEqual([
      [{ change: 'cloths', cloths: 1 }],
      [{ change: 'control', id: 'motor-radio' }],
      [{ change: 'control', id: 'motor-radio-2' }],
    ]);
  });

  it('offer an awning the next shorter and longer arms', () => {
    const alternatives = alternativesOf({ widthMm: 3_000, heightMm: 2_300 }, awning);
    expect(alternatives.map(({ changes, drawbacks }) => [changes, drawbacks])).toEqual([
      [[{ change: 'shorter', projectionMm: 2_030 }], ['covers-less']],
      [[{ change: 'longer', projectionMm: 2_540 }], ['needs-more-room']],
    ]);
    expect(alternativesOf({ widthMm: 3_000, heightMm: 1_100 }, awning).map(({ changes }) => changes)).toEqual(
      [[{ change: 'longer', projectionMm: 1_520 }]],
    );
    expect(alternativesOf({ widthMm: 3_000, heightMm: 3_000 }, awning).map(({ changes }) => changes)).toEqual(
      [[{ change: 'shorter', projectionMm: 2_540 }]],
    );
  });

  it('come with the fewest changes first, then with the lowest price', () => {
    const effort = alternativesOf({ lay: 'rotated', heightMm: 2_301 }).map(({ changes, quote }) => [
      changes.length,
      quote.totalCentavos,
    ]);
    expect(effort.length).toBeGreaterThan(2);
    const sorted = effort.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(effort).toEqual(sorted);
  });

  it('are several blinds side by side where one cannot be as wide', () => {
    const wide = alternativesOf({ widthMm: 7_001 });
    expect(wide.map(({ changes }) => changes)).toEqual([
      [{ change: 'blinds', blinds: 3 }],
      [{ change: 'blinds', blinds: 2 }, { change: 'rotate' }, { change: 'control', id: 'motor-radio' }],
      [
        { change: 'blinds', blinds: 2 },
        { change: 'cloths', cloths: 2 },
        { change: 'control', id: 'motor-radio' },
      ],
    ]);
    // together they are not wider
    expect(wide[0]).toMatchObject({
      quote: { line: { widthMm: 2_333, quantity: 3 } },
      drawbacks: ['gap-between-blinds'],
    });
    expect(wide[1]?.quote.line).toMatchObject({
      quantity: 2,
      remotes: [{ id: 'control-5-canales', count: 1 }],
    });
    const twoOfEach = alternativesOf({ widthMm: 7_001, quantity: 2 });
    expect(twoOfEach[0]?.quote.line.quantity).toBe(6);
    expect(alternativesOf({ widthMm: 7_001, quantity: 400 }).map(({ quote }) => quote.line.quantity)).toEqual(
      [800, 800],
    );
  });

  it('keep chosen motors on enough channels when the blinds become several', () => {
    const asked = { control: 'motor-radio', widthMm: 7_000 };
    const remotes = [{ id: 'control-1-canal', count: 1 }];
    const ofThree = (change: Partial<Line>) =>
      alternativesOf({ ...asked, ...change }).find(({ changes }) => changes.length === 1)?.quote.line;
    expect(ofThree({ remotes })?.remotes).toEqual([{ id: 'control-5-canales', count: 1 }]);
    expect(ofThree({})?.remotes).toBeUndefined();
  });

  it('are the tallest blind where a little more was asked for', () => {
    expect(alternativesOf({ widthMm: 2_000, heightMm: 4_200 })).toMatchObject([
      { changes: [{ change: 'height', heightMm: 4_000 }], drawbacks: ['covers-less'] },
    ]);
    expect(alternativesOf({ widthMm: 2_000, heightMm: 5_000 })).toHaveLength(1);
    expect(alternativesOf({ widthMm: 2_000, heightMm: 5_001 })).toEqual([]);
  });

  it('are without a gallery that does not fit, unless it is part of the product', () => {
    const rotated = { gallery: 'cofre', lay: 'rotated', rollMm: 3_000, heightMm: 2_800 } as const;
    const first = (product: Product) =>
      alternativesOf(rotated, product).map(({ changes }) => changes[0]?.change);
    expect(first(roller)).toContain('without-gallery');
    expect(first({ ...roller, galleryIncluded: true })).not.toContain('without-gallery');
  });

  it('begin with one that keeps the guarantee, unless it costs over five percent more', () => {
    const surcharge = (pesosPerM2: number) => ({
      ...publicList,
      items: {
        ...publicList.items,
        'rollo-3000': { kind: 'area', centavosPerM2: pesosPerM2 * 100, minimum: { rule: 'none' } } as const,
      },
    });
    const firstAt = (pesosPerM2: number) =>
      refusalOf({ line: base, list: surcharge(pesosPerM2) }).alternatives.map(
        ({ changes }) => changes[0]?.change,
      );
    // 2.60 × 2.00 m at 900 a m²: 5 % are 45 a m²
    expect(firstAt(5)).toEqual(['roll', 'rotate', 'cloths']);
    expect(firstAt(45)).toEqual(['roll', 'rotate', 'cloths']);
    expect(firstAt(46)).toEqual(['rotate', 'roll', 'cloths']);
  });

  it('are none when no possible change would help', () => {
    expect(alternativesOf({ heightMm: 299 })).toEqual([]);
    expect(alternativesOf({ heightMm: 5_001 })).toEqual([]);
    expect(alternativesOf({ extras: ['banda'] })).toEqual([]);
  });

  it('have three changes at most', () => {
    // Hung normally on a wide enough roll, in two cloths, on a motor: four changes.
    const asked: Partial<Line> = { widthMm: 5_400, heightMm: 3_000, rollMm: 2_500, lay: 'rotated' };
    const unjoined = { ...roller.fabric, join: null };
    const product: Product = Object.assign({}, roller, {
      fabric: unjoined,
      split: { maxCloths: 2, bracket: 'soporte-intermedio' },
    });
    const ofOne = alternativesOf(asked, product).filter(({ quote }) => quote.line.quantity === 1);
    expect(ofOne).toEqual([]);
    expect(alternativesOf({ ...asked, rollMm: 3_000 }, product).map(({ changes }) => changes.length)).toEqual(
      [3],
    );
  });
});
