import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Payment, PaymentEvent, PaymentState } from '#src/api/contract/assumed/payments.ts';

/** Something that happened to a payment of an order. */
export interface StatementEntry extends PaymentEvent {
  readonly payment: Payment;
  /** What the shop had received of the order after it, in centavos. */
  readonly received: number;
}

/** What happened to a payment, oldest first: of a server that does not tell it, the state that it is in. */
export const eventsOf = ({ events = [], state, at, note, by }: Payment): readonly PaymentEvent[] =>
  events.length === 0 ? [{ state, at, note, by }] : events;

/**
 * What happened to the payments of an order, oldest first. Later events change no earlier entry. In the order of its
 * payments where a moment is not known.
 */
export function statementOf({ payments }: Pick<SavedOrder, 'payments'>): readonly StatementEntry[] {
  const told = payments.flatMap((payment) => eventsOf(payment).map((event) => ({ ...event, payment })));
  const isDated = told.every(({ at }) => at !== null);
  const events = isDated
    ? told.toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''))
    : told;
  const states = new Map<string, PaymentState>();
  let received = 0;
  return events.map((event) => {
    const { id, amount_centavos: amount } = event.payment;
    const had = states.get(id) === 'recibido' ? amount : 0;
    received += (event.state === 'recibido' ? amount : 0) - had;
    states.set(id, event.state);
    return { ...event, received };
  });
}
