import { supplyOfOrder } from '../availability.ts';
import { planOf } from '../cutting/plan-of.ts';
import type { OrderRow } from '../rows/order.ts';
import { findOrder } from './find.ts';
import { missingOf } from './missing.ts';
import { moveTo } from './move-to.ts';
import { stageBehind, stagesAhead } from './stage-path.ts';

const RESERVED = 'material-reservado';

/**
 * Moves an order on whose material a plan has reserved, as soon as it lacks nothing else. Returns the order as it is
 * then.
 * @param by the person who did what it waited for
 */
export async function followPlan(id: string, by: number): Promise<OrderRow | undefined> {
  const row = findOrder(id);
  const isReserved = row !== undefined && planOf(id)?.state === 'apartado';
  const isNext = isReserved && stagesAhead(row).includes(RESERVED);
  const lacks = isNext && missingOf(row, supplyOfOrder(row)).some(({ stage }) => stage === RESERVED);
  return isNext && !lacks ? moveTo(row, RESERVED, by, null) : row;
}

/** Moves an order back whose plan was released before it was cut. */
export async function leavePlan(id: string, by: number, folio: string): Promise<void> {
  const row = findOrder(id);
  const before = row?.stage === RESERVED ? stageBehind(row) : null;
  if (row !== undefined && before !== null) await moveTo(row, before, by, `Se liberó el plan ${folio}.`);
}
