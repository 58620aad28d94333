import type { CutPlan, CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import type { CutResult } from '#src/cutting/index.ts';
import { clothMaterial, partMaterial } from '#src/materials/cut-task.ts';
import type { BillRow } from '../bill/bill.ts';
import { isKept, restLabels } from '../plan/rests.ts';

type Reservation = InputOf<'reserveCutPlan'>;

/** Rests that cutting leaves, by the material that they are of: cloth, and bars (as wide as nothing). */
function restsOf(result: CutResult, { materials }: CuttingStock): Reservation['remnants'] {
  const { cloths, bars } = result;
  const labels = restLabels(result);
  return [
    ...cloths.flatMap(({ key, rolls }) =>
      rolls.flatMap(({ widthMm, kind, remnants }) => {
        const material =
          kind === 'remnant' ? partMaterial(materials, key) : clothMaterial(materials, key, widthMm);
        return material === undefined
          ? []
          : remnants.map((rest) => ({
              material: material.id,
              width_mm: rest.acrossMm,
              length_mm: rest.alongMm,
              label: labels.get(rest),
            }));
      }),
    ),
    ...bars.flatMap(({ key, bars: planned }) => {
      const material = partMaterial(materials, key);
      return material === undefined
        ? []
        : planned.filter(isKept).map((bar) => ({
            material: material.id,
            width_mm: 0,
            length_mm: bar.restMm,
            label: labels.get(bar),
          }));
    }),
  ];
}

/** What a plan is of: whole orders, or the pieces of one that are cut again. */
export type PlannedFor = Pick<CutPlan, 'orders' | 'recut'>;

/** What the server is asked to reserve for a plan: what there is of each material. */
export function reservationOf(
  { orders, recut }: PlannedFor,
  result: CutResult,
  bill: readonly BillRow[],
  stock: CuttingStock,
): Reservation {
  const takes = new Map<string, number>();
  for (const { take } of bill) {
    if (take !== null) takes.set(take.material, (takes.get(take.material) ?? 0) + take.quantity);
  }
  return {
    orders: [...orders],
    recut: [...recut],
    takes: [...takes].map(([material, quantity]) => ({ material, quantity })),
    remnants: restsOf(result, stock),
    layout: result,
  };
}
