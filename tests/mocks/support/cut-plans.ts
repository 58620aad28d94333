import type { CuttingStock } from '#src/api/contract/assumed/cutting.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { quotable } from '#src/content/quotable.ts';
import { planBars, planCloth, type CutResult } from '#src/cutting/index.ts';
import { billOf } from '#src/features/cutting/bill/bill.ts';
import { reservationOf } from '#src/features/cutting/task/reservation.ts';
import { cutListOf, type CutOrder } from '#src/materials/cut-list.ts';
import { cutTaskOf } from '#src/materials/cut-task.ts';
import { clientOf } from './client.ts';

/** Plans orders on what there is. @param most pieces that are tried to make the plan better */
export function planFor(orders: readonly CutOrder[], stock: CuttingStock, most = 0) {
  const list = cutListOf(orders, quotable);
  const { cloths, bars } = cutTaskOf(list, stock);
  const result: CutResult = {
    cloths: cloths.map(({ key, pieces, stock: there, rules }) => ({
      key,
      ...planCloth(pieces, there, rules, { most }),
    })),
    bars: bars.map(({ key, pieces, stock: there, rules }) => ({ key, ...planBars(pieces, there, rules) })),
  };
  return { result, bill: billOf(list, result, stock) };
}

/** The articles that a plan buys, with how much. */
export const boughtIn = ({ bill }: Pick<ReturnType<typeof planFor>, 'bill'>): readonly string[] =>
  bill.flatMap(({ code, missing }) => (missing === 0 ? [] : [`${code} ${String(missing)}`]));

/** Saves the plan of orders, as an administrator. Returns what it buys. */
export async function reserveFor(...orders: readonly SavedOrder[]): Promise<readonly string[]> {
  const client = await clientOf('administrator');
  const stock = await client.request('cuttingStock', {});
  const plan = planFor(orders, stock);
  const reservation = reservationOf(
    { orders: orders.map(({ id }) => id), recut: [] },
    plan.result,
    plan.bill,
    stock,
  );
  await client.request('reserveCutPlan', reservation);
  return boughtIn(plan);
}
