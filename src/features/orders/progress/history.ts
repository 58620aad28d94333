import type { OrderChange, SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { PaymentState } from '#src/api/contract/assumed/payments.ts';
import { workshopStage, workshopStages, type OrderStage } from '#src/config/order-stages.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { eventsOf } from '#src/features/order-facts/statement.ts';
import type { Calendar } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';

/** Something that was done to an order. */
export interface Done {
  readonly text: string;
  /** ISO 8601 date and time; null when not recorded. */
  readonly at: string | null;
  /** null when the server does not say. */
  readonly by: string | null;
  readonly note: string | null;
}

const paymentTexts: Readonly<Record<PaymentState, string>> = {
  avisado: 'Aviso de pago',
  recibido: 'Pago recibido',
  anulado: 'Pago anulado',
};

const placeOf = (stage: OrderStage) => workshopStages.indexOf(workshopStage(stage));

function changeText(change: OrderChange, order: SavedOrder, calendar: Calendar) {
  const { kind, day, day_before, window: key, pieces } = change;
  if (kind === 'promesa') {
    const before = calendar.day(day_before ?? null);
    return `Nueva fecha prometida: ${calendar.day(day) ?? 'por confirmar'}${before === null ? '' : `, antes ${before}`}`;
  }
  if (kind === 'recorte') {
    const name = order.windows.find((window) => window.key === key)?.name;
    return `Cortar otra vez ${counted(pieces ?? 1, 'pieza', 'piezas')}${name === undefined ? '' : ` de ${name}`}`;
  }
  return 'Otro cambio';
}

/** Everything that was done to an order, the newest first. */
export function historyOf(order: SavedOrder, calendar: Calendar): readonly Done[] {
  const steps = order.steps.map(({ stage, at, by, note }, index): Done => {
    const before = order.steps[index - 1];
    const isBack = before !== undefined && stage !== 'cancelado' && placeOf(stage) < placeOf(before.stage);
    return { text: `${isBack ? 'Regresó a: ' : ''}${stageNames[stage]}`, at, by: by?.name ?? null, note };
  });
  const changes = order.changes.map((change): Done => ({
    text: changeText(change, order, calendar),
    at: change.at,
    by: change.by?.name ?? null,
    note: change.note,
  }));
  const payments = order.payments.flatMap((payment) =>
    eventsOf(payment).map(({ state, at, by, note }): Done => ({
      text: `${paymentTexts[state]}: ${inCurrency(payment.amount_centavos)}`,
      at,
      by: by?.name ?? null,
      note,
    })),
  );
  return [...steps, ...changes, ...payments].toSorted((one, other) =>
    (other.at ?? '').localeCompare(one.at ?? ''),
  );
}
