import * as z from 'zod/mini';
import { orderChangeKinds } from '#src/api/contract/assumed/orders.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, refuseAny, type Messages } from '../requests/refusal.ts';
import { orders, type OrderRow } from '../rows/order.ts';
import { today } from '../today.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { sameText } from '../validation/same-id.ts';
import { stage } from '../validation/stage.ts';
import { followPlan } from './follow-plan.ts';
import { checkSeen, namedOrder } from './named.ts';
import { serializeOrder } from './serialize.ts';

type Change = OrderRow['changes'][number];

const orNull = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? null),
  );

/** Stages in which a piece can be spoiled. */
const made = ['en-corte', 'armado', 'revisado', 'listo', 'enviado'];

/** Returns what is wrong with a new promised day. */
function wrongDay({ day }: Change): Messages {
  if (day === null) return { day: ['Elige el día.'] };
  return day < today() ? { day: ['Ese día ya pasó.'] } : {};
}

/** Returns what is wrong with pieces to cut again. */
function wrongPieces({ window: key, pieces }: Change, { windows }: OrderRow): Messages {
  const found = windows.find((window) => window.key === key);
  if (!found) return { window: ['Elige una ventana de la orden.'] };
  const { quantity } = found.line;
  return pieces === null || pieces < 1 || pieces > quantity
    ? { pieces: [quantity === 1 ? 'Es una sola pieza.' : `Son de 1 a ${String(quantity)} piezas.`] }
    : {};
}

const told = ['kind', 'note', 'by', 'day', 'window', 'pieces'] as const satisfies readonly (keyof Change)[];

/** Whether a change is the last one of its order, sent again by who saw as many as there were before it. */
const isRepeat = (change: Change, { changes }: OrderRow, known: number | undefined): boolean =>
  known === changes.length - 1 && told.every((field) => change[field] === changes.at(-1)?.[field]);

/** Checks a change of an order. @throws Refusal 409 or 422 */
function checkChange(change: Change, order: OrderRow): void {
  const at = workshopStage(order.stage);
  if (at === 'cancelado' || at === 'entregado') throw conflict('Esta orden ya terminó.');
  const why: Messages = change.note === null ? { note: ['Escribe por qué.'] } : {};
  if (change.kind === 'promesa') refuseAny(wrongDay(change), why);
  if (change.kind === 'recorte') {
    if (!made.includes(at)) throw conflict('Esta orden no se ha cortado.');
    refuseAny(wrongPieces(change, order), why);
  }
}

export const changeOrder: Answer = async (call) => {
  const person = call.user();
  const row = namedOrder(call);
  const sent = validate(call.fields, {
    id: sameText(row.id),
    from: stage('Falta la etapa que viste.'),
    known_changes: z.optional(z.int('Faltan los cambios que viste.')),
    kind: z.enum(orderChangeKinds, 'Elige qué cambia.'),
    day: orNull(z.iso.date('Elige el día.')),
    window: orNull(z.string('Elige una ventana de la orden.')),
    pieces: orNull(z.int('Escribe cuántas piezas.')),
    note: note('La nota'),
  });
  const reason = sent.note.trim();
  const change: Change = {
    kind: sent.kind,
    at: new Date().toISOString(),
    note: reason === '' ? null : reason,
    by: person.id,
    ...(sent.kind === 'promesa'
      ? { day: sent.day, day_before: row.promised_on }
      : { day: null, day_before: null }),
    ...(sent.kind === 'recorte'
      ? { window: sent.window, pieces: sent.pieces }
      : { window: null, pieces: null }),
  };
  if (isRepeat(change, row, sent.known_changes)) return { data: serializeOrder(row, person) };
  checkSeen(row, sent.from);
  if ((sent.known_changes ?? row.changes.length) !== row.changes.length)
    throw conflict(
      'Mientras tanto esta orden tuvo otro cambio. Revisa su historia y, si falta el tuyo, envíalo otra vez.',
    );
  checkChange(change, row);
  const changed = await orders.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.changes = [...draft.changes, change];
      if (change.day !== null) draft.promised_on = change.day;
      // What is cut again is made again.
      if (change.kind === 'recorte' && workshopStage(draft.stage) !== 'en-corte') {
        draft.stage = 'en-corte';
        const { at, note: why, by } = change;
        draft.steps = [...draft.steps, { stage: 'en-corte', at, note: why, by }];
      }
    },
  });
  return { data: serializeOrder((await followPlan(row.id, person.id)) ?? changed ?? row, person) };
};
