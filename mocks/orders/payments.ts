import * as z from 'zod/mini';
import { workshopStage } from '#src/config/order-stages.ts';
import { paymentWays } from '#src/config/payment-ways.ts';
import { inPesos } from '../pricing/format.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, forbidden, invalid, notFound } from '../requests/refusal.ts';
import { orders, type OrderRow } from '../rows/order.ts';
import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { today } from '../today.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { sameText } from '../validation/same-id.ts';
import { followPlan } from './follow-plan.ts';
import { paidIn, totalsOf } from './money.ts';
import { namedOrder } from './named.ts';
import { serializeOrder } from './serialize.ts';

type PaymentRow = OrderRow['payments'][number];

/** Saves the payments of an order; with its deposit it follows its cut plan. */
async function save(row: OrderRow, payments: OrderRow['payments'], person: UserRow) {
  const saved = await orders.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.payments = payments;
    },
  });
  return { data: serializeOrder((await followPlan(row.id, person.id)) ?? saved ?? row, person) };
}

/** A moment that is now, and later than whatever happened to the payments of an order. */
function momentIn({ payments }: OrderRow): string {
  const last = Math.max(0, ...payments.map(({ at }) => Date.parse(at)));
  return new Date(Math.max(Date.now(), last + 1)).toISOString();
}

/** The payment when it has reached a state. */
function reached(
  payment: Omit<PaymentRow, 'state' | 'at' | 'note' | 'by'>,
  event: PaymentRow['events'][number],
): PaymentRow {
  return { ...payment, ...event, events: [...payment.events, event] };
}

type Told = Pick<PaymentRow, 'amount_centavos' | 'paid_on' | 'way' | 'reference'>;

/** Whether an attempt that was sent again tells the payment that is known of it. */
const isSame = (known: Told, told: Told): boolean =>
  known.amount_centavos === told.amount_centavos &&
  known.paid_on === told.paid_on &&
  known.way === told.way &&
  known.reference === told.reference;

const anotherPayment = () =>
  conflict(
    'Mientras tanto se anotó otro pago de esta orden. Revisa los pagos y, si falta el tuyo, envíalo otra vez.',
  );

/** The day that a payment was made: not one to come. */
const paidOn = z
  .nullable(z.iso.date('Elige el día.'))
  .check(
    z.refine((day) => day !== null && day <= today(), 'Elige el día en que pagaste; no puede ser futuro.'),
  );

const amount = z
  .nullable(z.int('Escribe la cantidad en pesos.'))
  .check(z.refine((centavos) => centavos !== null && centavos > 0, 'Escribe cuánto se pagó.'));

export const addPayment: Answer = async (call) => {
  const person = call.user();
  const row = namedOrder(call);
  const isShop = person.role_id === roleIds.administrador;
  if (!isShop && row.user_id !== person.id) throw forbidden();
  const sent = validate(call.fields, {
    id: sameText(row.id),
    attempt: z.string('Falta la llave del intento.').check(z.minLength(1, 'Falta la llave del intento.')),
    known_payments: z.optional(z.int('Falta cuántos pagos viste.')),
    amount_centavos: amount,
    paid_on: paidOn,
    way: z.enum(paymentWays, 'Elige cómo se pagó.'),
    reference: note('La referencia'),
  });
  const paid = sent.amount_centavos ?? 0;
  const { paid_on, way, reference } = sent;
  const told: Told = { amount_centavos: paid, paid_on, way, reference: reference.trim() };
  const known = row.payments.find(({ id }) => id === sent.attempt);
  if (known !== undefined) {
    if (!isSame(known, told)) throw conflict('Ese pago ya se anotó con otros datos. Revísalo en los pagos.');
    return { data: serializeOrder(row, person) };
  }
  if (workshopStage(row.stage) === 'cancelado') throw conflict('Esta orden está cancelada: ya no se paga.');
  if (sent.known_payments !== undefined && sent.known_payments !== row.payments.length)
    throw anotherPayment();
  const left = totalsOf(row).total_centavos - paidIn(row, 'recibido', 'avisado');
  if (paid > left) {
    throw invalid({
      amount_centavos: [
        left === 0
          ? 'Esta orden ya está pagada, o su pago está por confirmarse.'
          : `Es más de lo que falta: quedan ${inPesos(left)}.`,
      ],
    });
  }
  const state = isShop ? 'recibido' : 'avisado';
  const payment = reached(
    { ...told, id: sent.attempt, events: [] },
    { state, at: momentIn(row), note: null, by: person.id },
  );
  return save(row, [...row.payments, payment], person);
};

export const settlePayment: Answer = async (call) => {
  const person = call.user();
  const row = namedOrder(call);
  const payment = row.payments.find(({ id }) => id === call.param('payment'));
  if (payment === undefined) throw notFound();
  const sent = validate(call.fields, {
    id: sameText(row.id),
    payment: sameText(payment.id),
    from: z.enum(['avisado', 'recibido', 'anulado'], 'Falta el estado que viste.'),
    to: z.enum(['recibido', 'anulado'], 'Elige si se recibió.'),
    note: note('El motivo'),
  });
  const isShop = person.role_id === roleIds.administrador;
  const takesBack = row.user_id === person.id && payment.state === 'avisado' && sent.to === 'anulado';
  if (!isShop && !takesBack) throw forbidden();
  if (sent.from !== payment.state || payment.state === sent.to || payment.state === 'anulado')
    throw conflict('Este pago ya cambió. Recarga la orden para verlo.');
  const reason = sent.note.trim();
  if (sent.to === 'anulado' && isShop && reason === '') throw invalid({ note: ['Escribe por qué.'] });
  const why = reason === '' ? null : reason;
  const settled = reached(payment, { state: sent.to, at: momentIn(row), note: why, by: person.id });
  const payments = row.payments.map((one) => (one.id === payment.id ? settled : one));
  return save(row, payments, person);
};
