import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { ClothPlan, CutResult, RollPlan } from '#src/cutting/index.ts';
import { inMetres } from '#src/format/measures.ts';
import { inCurrency, inPercent } from '#src/format/money.ts';
import { inNumber } from '#src/format/numbers.ts';
import { counted } from '#src/format/words.ts';
import { clothMaterial } from '#src/materials/cut-task.ts';

/** A name and what is said of it. */
interface Fact {
  readonly name: string;
  readonly value: string;
}

const shareBp = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000));

const wasteOf = ({ widthMm, usedMm, pieces, remnants }: RollPlan) =>
  widthMm * usedMm -
  [...pieces, ...remnants].reduce((total, { acrossMm, alongMm }) => total + acrossMm * alongMm, 0);

/** What the waste of a cloth costs the shop, in centavos; null where its cost is not known. */
export function wasteCost(
  code: string,
  { rolls }: Pick<ClothPlan, 'rolls'>,
  { materials }: CuttingStock,
): number | null {
  let total = 0;
  for (const roll of rolls) {
    const cost = clothMaterial(materials, code, roll.widthMm)?.cost_centavos ?? null;
    // A rest was paid for with its roll.
    if (roll.kind === 'remnant') continue;
    if (cost === null) return null;
    total += (wasteOf(roll) / roll.widthMm / 1_000) * cost;
  }
  return Math.round(total);
}

/** A plan that may be this far from the least possible is said nothing of: what is known of the least says too little. */
const TOO_VAGUE_BP = 5_000;

/** How far the plan may be from the best that there is. */
function quality({ figures: { usedMm2, leastMm2 } }: ClothPlan): readonly Fact[] {
  const name = 'Qué tan bueno es';
  if (usedMm2 <= leastMm2) return [{ name, value: 'No se puede usar menos tela' }];
  const aboveBp = shareBp(usedMm2 - leastMm2, leastMm2);
  if (aboveBp >= TOO_VAGUE_BP) return [];
  return [{ name, value: `A lo más ${inPercent(aboveBp)} sobre lo mínimo posible` }];
}

/** What is said of a cloth: metres, what planning saves, what is thrown away. */
export function clothFacts(plan: CutResult['cloths'][number], stock: CuttingStock): readonly Fact[] {
  const { usedMm, usedMm2, oneByOneMm, oneByOneMm2, remnantsMm2, wasteMm2 } = plan.figures;
  const cost = wasteCost(plan.key, plan, stock);
  return [
    { name: 'Se usan', value: `${inMetres(usedMm)} m` },
    {
      name: 'Uno por uno',
      value:
        oneByOneMm2 > usedMm2
          ? `${inMetres(oneByOneMm)} m: así ahorras ${inPercent(shareBp(oneByOneMm2 - usedMm2, oneByOneMm2))} de tela`
          : `${inMetres(oneByOneMm)} m: lo mismo`,
    },
    {
      name: 'Desperdicio',
      value: [
        inPercent(shareBp(wasteMm2, usedMm2)),
        ...(cost === null || cost === 0 ? [] : [inCurrency(cost)]),
      ].join(', '),
    },
    ...(remnantsMm2 > 0
      ? [{ name: 'Sobrantes útiles', value: inPercent(shareBp(remnantsMm2, usedMm2)) }]
      : []),
    ...quality(plan),
  ];
}

/** What is said of a profile. */
export function barFacts({ figures: { bars, leastBars } }: CutResult['bars'][number]): string {
  const begun = bars === 0 ? 'Alcanza con sobrantes' : counted(bars, 'barra', 'barras');
  if (bars === 0) return begun;
  return bars <= leastBars ? `${begun}, no pueden ser menos` : `${begun}, al menos ${inNumber(leastBars)}`;
}

const rollNames = {
  whole: 'Rollo completo',
  started: 'Rollo empezado',
  remnant: 'Sobrante',
  bought: 'Rollo por comprar',
} as const satisfies Readonly<Record<RollPlan['kind'], string>>;

/** "Rollo empezado de 2.50 × 12.40 m", "Sobrante PC-14-R2 de 0.90 × 1.86 m" */
export const rollName = ({ kind, roll, widthMm, lengthMm }: RollPlan): string =>
  `${[rollNames[kind], ...(kind === 'remnant' && roll !== null ? [roll] : [])].join(' ')} de ${inMetres(widthMm)} × ${inMetres(lengthMm)} m`;
