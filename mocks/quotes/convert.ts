import { createOrder } from '../orders/create.ts';
import { pricesOfMaker } from '../pricing/buyers.ts';
import { checkPrice } from '../pricing/check-price.ts';
import { notInstalled } from '../pricing/place.ts';
import { isToday } from '../pricing/valid-lists.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, refuseAny } from '../requests/refusal.ts';
import { address } from '../validation/address.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { postcode } from '../validation/postcode.ts';
import { changeQuote, checkRevision, ownQuoteAndRevision } from './change.ts';
import { checkWindows } from './check-windows.ts';
import { serializeQuote } from './serialize.ts';
import { statusOf } from './status.ts';

const refusals = {
  borrador: 'Primero envíala a tu cliente.',
  rechazada: 'Tu cliente la rechazó: renuévala para pedirla.',
  vencida: 'Ya venció: renuévala para pedirla.',
} as const;

export const convertQuote: Answer = async ({ fields, param, user }) => {
  const maker = user();
  const { row, seen } = ownQuoteAndRevision(maker, param('id'), fields);
  const { notes, ...sent } = validate(fields, {
    notes: note('Las notas'),
    postal_code: postcode,
    delivery: address,
  });
  if (row.order_id !== null) return { data: serializeQuote(row) };
  const status = statusOf(row);
  if (status === 'borrador' || status === 'rechazada' || status === 'vencida') {
    throw conflict(refusals[status]);
  }
  checkRevision(row, seen);
  // A quote that names its place was priced to it.
  const postal_code = row.postal_code ?? sent.postal_code;
  const delivery = sent.delivery ?? row.delivery ?? null;
  refuseAny(
    isToday(row) ? {} : { total_centavos: ['Los precios cambiaron desde que se cotizó: renuévala.'] },
  );
  const { errors, totalCentavos } = checkWindows(row.windows, pricesOfMaker(row), postal_code);
  refuseAny(errors, notInstalled(row.windows, postal_code));
  if (fields['total_centavos'] !== undefined) {
    refuseAny(checkPrice({ ...fields, price_list: row.price_list }, pricesOfMaker(row), totalCentavos));
  }
  const { title, client, windows, price_list, tier } = row;
  const order = await createOrder(maker, {
    ...{ title, client, price_list, tier },
    // What is ordered is wanted.
    windows: windows.map(({ optional: _optional, ...window }) => window),
    notes,
    postal_code,
    delivery,
    quote_id: row.id,
    attempt: null,
  });
  // Its papers and its link cost what the order does.
  const changes = { status: 'convertida', order_id: order.id, postal_code, delivery } as const;
  return { data: serializeQuote(await changeQuote(row, 'convert', changes)) };
};
