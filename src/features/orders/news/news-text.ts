import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment } from '#src/api/contract/assumed/payments.ts';
import { workshopStage } from '#src/config/order-stages.ts';
import { addressText, receiverText } from '#src/features/delivery/address-text.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';
import type { Calendar } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { listed } from '#src/format/words.ts';

const reached: Readonly<Record<Payment['state'], string>> = {
  avisado: 'avisaron de un pago de',
  recibido: 'se recibió un pago de',
  anulado: 'se anuló un pago de',
};

function stageText(before: SavedOrder, now: SavedOrder, words: StageWords): string | null {
  const name = words.nameOf(now.stage);
  if (name === words.nameOf(before.stage)) return null;
  return workshopStage(now.stage) === 'cancelado' ? 'se canceló' : `pasó a ${name}`;
}

function paymentTexts(before: SavedOrder, now: SavedOrder): readonly string[] {
  const states = new Map(before.payments.map(({ id, state }) => [id, state]));
  return now.payments
    .filter(({ id, state }) => states.get(id) !== state)
    .map(({ state, amount_centavos }) => `${reached[state]} ${inCurrency(amount_centavos)}`);
}

function dayText(before: SavedOrder, now: SavedOrder, calendar: Calendar): string | null {
  if (before.promised_on === now.promised_on || workshopStage(now.stage) === 'cancelado') return null;
  const day = calendar.day(now.promised_on);
  return day === null ? 'su fecha quedó por confirmar' : `se promete para el ${day}`;
}

const placeOf = (order: SavedOrder) => JSON.stringify([addressText(order), receiverText(order)]);

/**
 * What happened to an order while it was open: "pasó a Listo para ti y se recibió un pago de $500.00"; null when nothing
 * that the person is told.
 * @param words how stages are told to them
 */
export function newsText(
  before: SavedOrder,
  now: SavedOrder,
  words: StageWords,
  calendar: Calendar,
): string | null {
  const texts = [
    stageText(before, now, words),
    ...paymentTexts(before, now),
    dayText(before, now, calendar),
    placeOf(before) === placeOf(now) ? null : 'cambió a dónde se entrega',
    now.documents.length > before.documents.length ? 'hay un documento nuevo' : null,
  ].filter((text) => text !== null);
  return texts.length === 0 ? null : listed(texts);
}
