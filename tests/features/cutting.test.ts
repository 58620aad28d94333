import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { quotable } from '#src/content/quotable.ts';
import { planAll, planBars, readResult } from '#src/cutting/index.ts';
import { billColumns } from '#src/features/cutting/bill/bill-columns.ts';
import { billOf, costOfBill } from '#src/features/cutting/bill/bill.ts';
import { longestStretch, stripsOf } from '#src/features/cutting/paper/strips.ts';
import { clothFacts, wasteCost } from '#src/features/cutting/plan/plan-figures.ts';
import { barRows, restsText, rollRows, squareText, trimText } from '#src/features/cutting/plan/plan-rows.ts';
import { restLabelsOf } from '#src/features/cutting/plan/rests.ts';
import { recutListOf, unplannedOf } from '#src/features/cutting/task/recut.ts';
import { reservationOf } from '#src/features/cutting/task/reservation.ts';
import { xlsxOf } from '#src/lists/files/xlsx.ts';
import { cutListOf } from '#src/materials/cut-list.ts';
import { cutTaskOf } from '#src/materials/cut-task.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { pricedWindow } from '#stories/charts/samples/quotes-samples.ts';

/** Six blackouts whose cloths are cut 1,200 × 2,550 mm. */
const order: SavedOrder = {
  ...savedOrder,
  windows: [
    {
      ...pricedWindow,
      key: 'a',
      name: 'Sala',
      variant: 'blackout-lino',
      color: 'blanco',
      line: { widthMm: 1_233, heightMm: 2_300, quantity: 6, control: 'cadena' },
      mount: 'outside',
      fitting: { controlMm: 1_500 },
    },
  ],
};

const nothing = {
  width_mm: null,
  length_mm: null,
  whole: null,
  started_mm: [],
  remnants: [],
  free: null,
  cost_centavos: null,
};

const code = cutListOf([order], quotable).cloths[0]?.code ?? '';

const stock: CuttingStock = {
  plans: [],
  materials: [
    {
      ...{ ...nothing, id: 'roll', code, name: 'Blackout', unit: 'm', width_mm: 2_500, length_mm: 30_000 },
      ...{ whole: 0, started_mm: [5_200], free: 5.2, cost_centavos: 10_000 },
    },
    {
      ...nothing,
      id: 'tube',
      code: 'TB-38',
      name: 'Tubo',
      unit: 'pieza',
      length_mm: 6_000,
      whole: 9,
      free: 9,
      cost_centavos: 40_000,
    },
  ],
};

const list = cutListOf([order], quotable);
const result = planAll(cutTaskOf(list, stock));
const bill = billOf(list, result, stock);

const rowOf = (wanted: string) => bill.filter((row) => row.code === wanted);

describe('the plan of an order', () => {
  it('nests its six cloths in half of what they take one by one, and says how near that is to the least', () => {
    const [cloth] = result.cloths;
    if (cloth === undefined) throw new Error('no cloth was planned');
    // Three rows of 2,550 mm on two rolls, each of which loses 30 mm to be squared; one roll would take 30 mm less.
    expect(cloth.figures).toMatchObject({ usedMm: 7_710, oneByOneMm: 15_360 });
    expect(clothFacts(cloth, stock)).toContainEqual({
      name: 'Qué tan bueno es',
      value: 'A lo más 0.39% sobre lo mínimo posible',
    });
    expect(
      new Set(cloth.rolls.flatMap(({ pieces }) => pieces.map(({ piece }) => list.marks.get(piece)))),
    ).toEqual(new Set(['P-2051 1/1 Sala']));
    // 100 mm beside the cloths are too narrow to keep: 0.1 × 7.65 m, and 2.50 × 0.06 m, at 40 pesos a m².
    expect(wasteCost(cloth.key, cloth, stock)).toBe(3_660);
  });

  it('says nothing of how good it is where too little is known of the best', () => {
    const [cloth] = result.cloths;
    if (cloth === undefined) throw new Error('no cloth was planned');
    const namesAt = (leastMm2: number) =>
      clothFacts({ ...cloth, figures: { ...cloth.figures, usedMm2: 10_000, leastMm2 } }, stock).map(
        ({ name }) => name,
      );
    expect(namesAt(9_000)).toContain('Qué tan bueno es');
    expect(namesAt(5_000)).not.toContain('Qué tan bueno es');
  });

  it('has a bill with what there is, what is missing and what it costs', () => {
    expect(rowOf(code)).toMatchObject([
      { quantity: 7.71, unit: 'm', stock: 5.2, missing: 2.58, costCentavos: 77_100 },
    ]);
    // Four tubes of 1,203 mm from each bar of 6 m.
    expect(rowOf('TB-38')).toMatchObject([
      { quantity: 2, unit: 'barra', stock: 9, missing: 0, costCentavos: 80_000 },
    ]);
    expect(rowOf('CD')).toMatchObject([{ quantity: 18, unit: 'm', stock: null, missing: null }]);
    expect(rowOf('SP-EN-BL')).toMatchObject([{ quantity: 12, unit: 'pieza' }]);
    expect(costOfBill(bill)).toEqual({ centavos: 157_100, unknown: 4 });
  });

  it('names folio, window and part of everything that is cut and sawn, and what becomes of the rests', () => {
    const [cloth] = result.cloths;
    const [roll] = cloth?.rolls ?? [];
    const tubes = result.bars.find(({ key }) => key === 'TB-38');
    if (roll === undefined || tubes === undefined) throw new Error('nothing was planned');
    const labels = restLabelsOf(result, 'PC-9');
    expect(rollRows(roll, 1, list).rows[0]?.cells[0]).toBe('1. P-2051 1/1 Sala, tela');
    expect(squareText(roll)).toBe('Los primeros 30 mm escuadran el rollo.');
    expect(restsText(roll, labels)).toBe('Lo que sobra es merma.');
    expect(trimText('TB-38', list)).toBe('Despunta 20 mm en cada extremo de una barra nueva.');
    // Four of 1,203 mm and the saw's cuts leave 1,152 mm of 6,000; two leave 3,566.
    expect(barRows(tubes, list, labels).rows.map(({ cells }) => cells)).toEqual([
      ['1. P-2051 1/1 Sala, tubo', '1,203 mm', '1. Barra de 6,000 mm', '20 mm'],
      ['2. P-2051 1/1 Sala, tubo', '1,203 mm', '1. Barra de 6,000 mm', '1,227 mm'],
      ['3. P-2051 1/1 Sala, tubo', '1,203 mm', '1. Barra de 6,000 mm', '2,434 mm'],
      ['4. P-2051 1/1 Sala, tubo', '1,203 mm', '1. Barra de 6,000 mm', '3,641 mm'],
      ['Sobra: se guarda PC-9-R1', '1,152 mm', '1. Barra de 6,000 mm', '4,848 mm'],
      ['5. P-2051 1/1 Sala, tubo', '1,203 mm', '2. Barra de 6,000 mm', '20 mm'],
      ['6. P-2051 1/1 Sala, tubo', '1,203 mm', '2. Barra de 6,000 mm', '1,227 mm'],
      ['Sobra: se guarda PC-9-R2', '3,566 mm', '2. Barra de 6,000 mm', '2,434 mm'],
    ]);
  });

  it('takes as many whole rolls as there are', () => {
    const [window] = order.windows;
    const [roll] = stock.materials;
    if (window === undefined || roll === undefined) throw new Error('nothing was ordered');
    const many = { ...order, windows: [{ ...window, line: { ...window.line, quantity: 50 } }] };
    // Two of 1,200 mm and the 30 mm that square it out of each roll.
    const short = { ...roll, length_mm: 2_600, whole: 25, started_mm: [], free: 65 };
    const own = cutListOf([many], quotable);
    const planned = planAll(cutTaskOf(own, { plans: [], materials: [short] }));
    expect(planned.cloths[0]?.rolls.map(({ kind }) => kind)).toEqual(Array(25).fill('whole'));
  });

  it('marks what is too short to keep as scrap', () => {
    const bars = planBars(
      [{ id: 'x', lengthMm: 5_500 }],
      { barMm: 6_000, whole: null, rests: [] },
      { kerfMm: 4, trimMm: 20, leastRestMm: 600 },
    );
    expect(barRows({ ...bars, key: 'TB-38' }, list, new Map()).rows[1]?.cells[0]).toBe('Sobra: merma');
  });

  it('writes on a rest what the workshop finds it by', () => {
    const { remnants } = reservationOf({ orders: [order.id], recut: [] }, result, bill, stock);
    expect(remnants.map(({ label, length_mm }) => [label, length_mm])).toEqual([
      ['R1', 1_152],
      ['R2', 3_566],
    ]);
  });

  it('reserves what there is, and no more', () => {
    const { takes } = reservationOf({ orders: [order.id], recut: [] }, result, bill, stock);
    expect(takes).toEqual([
      { material: 'roll', quantity: 5.13 },
      { material: 'tube', quantity: 2 },
    ]);
  });

  it('cuts again only spoiled pieces that no plan has, without what is only counted', () => {
    const change = { kind: 'recorte', at: null, note: 'Se manchó', by: null, day: null };
    const spoiled = { ...order, changes: [{ ...change, window: 'a', pieces: 2 }] };
    const plan = { id: 'p', folio: 'PC-1', state: 'apartado' as const, orders: [order.id], made_at: null };
    const planned = (pieces: number) => [
      { ...plan, takes: [], layout: null, recut: pieces === 0 ? [] : [{ window: 'a', pieces }] },
    ];
    expect(unplannedOf(spoiled, planned(0))).toEqual([{ window: 'a', pieces: 2 }]);
    expect(unplannedOf(spoiled, planned(1))).toEqual([{ window: 'a', pieces: 1 }]);
    expect(unplannedOf(spoiled, planned(2))).toEqual([]);
    const again = recutListOf(spoiled, [{ window: 'a', pieces: 2 }], quotable);
    expect(again.cloths[0]?.pieces).toMatchObject([1, 2].map(() => ({ acrossMm: 1_200, alongMm: 2_550 })));
    expect(again.bars.find((group) => group.code === 'TB-38')?.pieces).toHaveLength(2);
    expect(again.counted).toEqual([]);
  });

  it('is drawn in stretches from cut to cut that fit on a page', () => {
    const roll = { cutsMm: [2_550, 5_100, 7_650, 14_000] };
    expect(stripsOf(roll, 6_000)).toEqual([
      { fromMm: 0, toMm: 5_100 },
      { fromMm: 5_100, toMm: 7_650 },
      { fromMm: 7_650, toMm: 14_000 },
    ]);
    expect(longestStretch(roll)).toBe(6_350);
  });

  it('is read back as it was saved, and nothing else is', () => {
    expect(readResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
    expect(readResult({ cloths: [{}] })).toBeNull();
  });

  it('names the windows that the catalog no longer says how to cut', () => {
    const [window] = order.windows;
    if (window === undefined) throw new Error('the order has no window');
    const gone = { ...order, windows: [{ ...window, variant: 'tela-retirada' }] };
    expect(cutListOf([gone], quotable)).toMatchObject({ unknown: ['P-2051 1/1 Sala'], cloths: [] });
  });

  it('has a spreadsheet in which no text is a formula, and texts need no guard', async () => {
    const texts = ['=1+1', ' =1+1', '＝1+1', '\t@x', '-2'];
    const rows = bill.slice(0, 1).flatMap((row) => texts.map((name) => ({ ...row, name })));
    const file = await xlsxOf(rows, [{ title: '=A1', value: ({ name }) => name }]);
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const sheet = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    expect(sheet).not.toMatch(/<f[ >]/);
    for (const text of [...texts, '=A1']) expect(sheet).toContain(`>${text}</t>`);
  });

  it('has a spreadsheet with numbers as numbers, and no costs for those who may not see them', async () => {
    const sheetOf = async (hasCosts: boolean) => {
      const file = await xlsxOf(bill, billColumns(hasCosts));
      const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
      return Object.entries(parts)
        .filter(([name]) => name.endsWith('.xml'))
        .map(([, bytes]) => strFromU8(bytes))
        .join('\n');
    };
    const sheet = await sheetOf(true);
    expect(sheet).toContain('Blackout Lino, Blanco, rollo de 2.50 m');
    expect(sheet).toContain('<v>7.71</v>');
    expect(sheet).toContain('<v>771</v>');
    expect(await sheetOf(false)).not.toContain('<v>771</v>');
  });
});
