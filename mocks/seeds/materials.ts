import { catalog } from '#src/content/catalog.ts';
import { LEAST_REMNANT_MM } from '#src/content/cuts/materials.ts';
import { articlesOfVariant } from '#src/materials/all-articles.ts';
import type { Article } from '#src/materials/articles.ts';
import { namedProducts } from '../pricing/named-products.ts';
import type { CutPlanRow } from '../rows/cut-plan.ts';
import type { MaterialRow } from '../rows/material.ts';
import type { RemnantRow } from '../rows/remnant.ts';
import { daysBefore } from '../today.ts';
import { ordersOn } from './orders.ts';
import { randomOf } from './random.ts';
import { savedPlan, takenOf } from './saved-plan.ts';
import { stock } from './stock.ts';

const stocked = new Set(stock.map(({ code }) => code));

/** What the workshop keeps beside what the inventory screens list. */
const articles: readonly Article[] = [
  ...new Map(
    catalog.variants
      .flatMap((variant) => articlesOfVariant(variant, namedProducts))
      .filter(({ code }) => !stocked.has(code))
      .map((article) => [article.code, article]),
  ).values(),
];

type Range = readonly [from: number, to: number];

/** The usual amount of an article that is kept in each way, and what a unit of it costs the shop in pesos. */
const usual: Readonly<Record<Article['kept']['by'], { readonly amount: Range; readonly pesos: Range }>> = {
  bar: { amount: [12, 60], pesos: [180, 900] },
  metre: { amount: [180, 900], pesos: [3, 24] },
  piece: { amount: [120, 800], pesos: [6, 45] },
};

/** Parts of which a workshop keeps fewer, because they are large and cost more, by the code of their part. */
const dear: Readonly<Record<string, { readonly amount: Range; readonly pesos: Range }>> = {
  BR: { amount: [6, 24], pesos: [900, 2_600] },
  MN: { amount: [15, 60], pesos: [140, 320] },
  MD: { amount: [60, 240], pesos: [35, 160] },
  BT: { amount: [20, 120], pesos: [25, 70] },
};

/** Articles of which there is little or nothing, so that such cases can be seen. */
const scarce: Readonly<Record<string, Pick<MaterialRow, 'total' | 'incoming' | 'arrives_in_days'>>> = {
  'CP-EN-BR': { total: 2, incoming: 20, arrives_in_days: 9 },
  'RL-VE-BR': { total: 0, incoming: 12, arrives_in_days: 12 },
  'RL-PJ-NG': { total: 1, incoming: null, arrives_in_days: null },
  'GL-EN-BR': { total: 0, incoming: 10, arrives_in_days: 26 },
  'BR-TA-4010-NG': { total: 0, incoming: null, arrives_in_days: null },
  'MN-2400': { total: 3, incoming: 40, arrives_in_days: 6 },
  'SI-EN-NG': { total: 4, incoming: 100, arrives_in_days: -2 },
};

function makeUpMaterial({ code, name, kept }: Article): MaterialRow {
  const random = randomOf(code);
  const { amount, pesos } = dear[code.split('-')[0] ?? ''] ?? usual[kept.by];
  const started = kept.by === 'bar' ? [random.whole(9, 26) * 100] : [];
  return {
    id: code,
    code,
    name,
    unit: kept.by === 'metre' ? 'm' : 'pieza',
    length_mm: kept.by === 'bar' ? kept.barMm : null,
    total: random.whole(...amount),
    reserved: takenOf(code),
    started_mm: started.filter((length) => takenOf(`${code}@${String(length)}`) === 0),
    incoming: null,
    arrives_in_days: null,
    cost_centavos: random.whole(...pesos) * 100,
    ...scarce[code],
  };
}

/** Profiles and parts with made-up figures. */
export const materials: readonly MaterialRow[] = articles.map(makeUpMaterial);

/** A useful rest of every fourth cloth. */
export const remnants: readonly RemnantRow[] = stock.flatMap(({ code, roll_width }, at) =>
  code === null || roll_width === null || roll_width < LEAST_REMNANT_MM.across || at % 4 !== 0
    ? []
    : [
        {
          id: `S-${String(at)}`,
          code,
          width_mm: Math.min(roll_width, randomOf(`ancho ${code}`).whole(6, 14) * 100),
          length_mm: randomOf(`largo ${code}`).whole(9, 30) * 100,
          plan: null,
        },
      ],
);

/** The plan of an order in the workshop. */
export const cutPlansOn = (day: string): readonly CutPlanRow[] =>
  ordersOn(day)
    .filter(({ title, stage }) => title === 'Recámara' && stage === 'material-reservado')
    .map(({ id }) => ({
      id: 'plan-1',
      number: 1,
      state: 'apartado',
      orders: [id],
      recut: [],
      made_at: daysBefore(day, 4, 60),
      ...savedPlan,
    }));
