import * as z from 'zod/mini';
import { isBegun } from '../orders/assembled.ts';
import { findOrder } from '../orders/find.ts';
import { followPlan, leavePlan } from '../orders/follow-plan.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, notFound } from '../requests/refusal.ts';
import { cutPlans, type CutPlanRow } from '../rows/cut-plan.ts';
import { materials } from '../rows/material.ts';
import type { OrderRow } from '../rows/order.ts';
import { remnants } from '../rows/remnant.ts';
import { stock } from '../rows/stock.ts';
import { validate } from '../validation/fields.ts';
import { sameText } from '../validation/same-id.ts';
import { articleId, folioOf, serializePlan } from './serialize.ts';
import { consume, release, reserve, setStarted } from './take.ts';

const positive = z.number('Falta la cantidad.').check(z.positive('La cantidad debe ser mayor que cero.'));
const text = z.string('Escribe un texto.');

const isOpen = ({ state }: CutPlanRow) => state !== 'liberado';

type Recut = CutPlanRow['recut'];

const piecesIn = (recut: Recut, key: string) =>
  recut.reduce((total, { window, pieces }) => (window === key ? total + pieces : total), 0);

/** Checks that pieces were spoiled and that no plan cuts them again. @throws Refusal 409 */
function checkRecut(recut: Recut, { changes }: OrderRow, plans: readonly CutPlanRow[]): void {
  const planned = plans.flatMap((plan) => plan.recut);
  const spoiled = changes.flatMap(({ kind, window, pieces }) =>
    kind === 'recorte' && window !== null ? [{ window, pieces: pieces ?? 1 }] : [],
  );
  for (const { window } of recut) {
    if (piecesIn(recut, window) > piecesIn(spoiled, window) - piecesIn(planned, window)) {
      throw conflict('Esas piezas ya tienen plan de corte. Vuelve a planear para verlo.');
    }
  }
}

export const reserveCutPlan: Answer = async ({ fields, user }) => {
  const plan = validate(fields, {
    orders: z.array(text, 'Faltan las órdenes.').check(z.minLength(1, 'Elige una orden.')),
    recut: z.array(z.object({ window: text, pieces: positive }), 'Faltan las piezas que se cortan otra vez.'),
    takes: z.array(z.object({ material: text, quantity: positive }), 'Falta lo que toma.'),
    remnants: z.array(
      z.object({
        ...{ material: text, width_mm: z.number(), length_mm: z.number() },
        label: z.optional(z.string()),
      }),
      'Faltan los sobrantes.',
    ),
    layout: z.unknown(),
  });
  for (const id of plan.orders) {
    const order = findOrder(id);
    if (order === undefined) throw notFound();
    if (order.stage === 'cancelado') throw conflict('Una de las órdenes está cancelada.');
    const own = cutPlans.all().filter((row) => isOpen(row) && row.orders.includes(id));
    if (plan.recut.length > 0) checkRecut(plan.recut, order, own);
    else if (own.some(({ recut }) => recut.length === 0)) {
      throw conflict('Una de las órdenes ya tiene plan de corte. Vuelve a planear para verlo.');
    } else if (isBegun(order)) {
      throw conflict('Una de las órdenes ya se está cortando: su material ya salió del almacén.');
    }
  }
  const id = crypto.randomUUID();
  await reserve(id, plan.takes);
  const row = await cutPlans.create({
    ...plan,
    id,
    number: Math.max(0, ...cutPlans.all().map(({ number }) => number)) + 1,
    state: 'apartado',
    made_at: new Date().toISOString(),
  });
  const { id: person } = user();
  for (const order of plan.orders) await followPlan(order, person);
  return { data: serializePlan(row) };
};

/** Puts what was left of a plan on the shelf. */
async function keepRests(plan: CutPlanRow): Promise<void> {
  for (const [at, { material, width_mm, length_mm, label }] of plan.remnants.entries()) {
    const article = stock.all().find((row) => articleId(row) === material);
    if (article?.code && article.bar_mm === null) {
      await remnants.create({
        id: `${folioOf(plan)}-${label ?? `R${String(at + 1)}`}`,
        code: article.code,
        width_mm,
        length_mm,
        plan: null,
      });
    } else {
      const part = materials.findFirst((query) => query.where(({ id }) => id === material));
      await setStarted(material, [...((article ?? part)?.started_mm ?? []), length_mm]);
    }
  }
}

/** Whether a plan of whole orders is being cut: their pieces come out of the same cuts. */
const isCut = ({ orders, recut }: CutPlanRow): boolean =>
  recut.length === 0 &&
  orders.some((id) => {
    const order = findOrder(id);
    return order !== undefined && isBegun(order);
  });

/** Ends a plan: what it reserved is used, or free again. */
async function close(row: CutPlanRow, to: 'cortado' | 'liberado', by: number): Promise<CutPlanRow> {
  if (to === 'cortado') {
    await consume(row.takes);
    await keepRests(row);
  } else await release(row.id, row.takes);
  const closed = await cutPlans.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.state = to;
    },
  });
  if (to === 'liberado') for (const order of row.orders) await leavePlan(order, by, folioOf(row));
  return closed ?? row;
}

export const closeCutPlan: Answer = async ({ fields, param, user }) => {
  const row = cutPlans.findFirst((query) => query.where(({ id }) => id === param('id')));
  if (row === undefined) throw notFound();
  const { to } = validate(fields, {
    id: sameText(row.id),
    to: z.enum(['cortado', 'liberado'], 'Elige qué pasó con el plan.'),
  });
  if (row.state !== 'apartado') throw conflict('Este plan ya se cerró. Recarga para ver cómo quedó.');
  if (to === 'liberado' && isCut(row)) {
    throw conflict('Las órdenes de este plan ya se están cortando: márcalo como cortado.');
  }
  return { data: serializePlan(await close(row, to, user().id)) };
};

/**
 * Frees what is reserved for an order that leaves its stage, with its whole plans: the others are planned again. What was
 * cut is used.
 */
export async function releaseOrder(order: string, by: number): Promise<void> {
  const rows = cutPlans.all().filter(({ state, orders }) => state === 'apartado' && orders.includes(order));
  for (const row of rows) await close(row, isCut(row) ? 'cortado' : 'liberado', by);
}
