import * as z from 'zod/mini';
import { createOrder } from '../orders/create.ts';
import { ordersOf } from '../orders/find.ts';
import { serializeOrder } from '../orders/serialize.ts';
import { pricesOfMaker } from '../pricing/buyers.ts';
import { checkPrice } from '../pricing/check-price.ts';
import { notInstalled } from '../pricing/place.ts';
import { priceWindows } from '../pricing/price-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import { revision } from '../quotes/revision.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, invalid, refuseAny } from '../requests/refusal.ts';
import { windowOf } from '../rows/window.ts';
import { address } from '../validation/address.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { postcode } from '../validation/postcode.ts';
import { changeCart } from './change.ts';
import { cartOf, faultsIn } from './serialize.ts';

const attempt = z
  .string('Falta la clave del intento.')
  .check(z.regex(/^[\w-]{8,64}$/, 'La clave del intento lleva de 8 a 64 letras, números y guiones.'));

const STALE = 'Tu carrito cambió mientras lo veías. Revísalo antes de pedir.';

export const checkOut: Answer = async ({ fields, user }) => {
  const person = user();
  const sent = validate(fields, {
    attempt,
    revision,
    notes: note('Las notas'),
    postal_code: postcode,
    delivery: address,
  });
  const made = ordersOf([person]).find((order) => order.attempt === sent.attempt);
  if (made) return { data: serializeOrder(made, person) };

  const { lines, revision: now } = cartOf(person);
  if (sent.revision !== now) throw conflict(STALE);
  if (lines.length === 0) throw invalid({ windows: ['Tu carrito está vacío.'] });
  const pricing = pricingToday(tierOf(person));
  const prices = pricesOfMaker(pricing);
  refuseAny(faultsIn(lines, prices), notInstalled(lines, sent.postal_code));
  refuseAny(checkPrice(fields, prices, priceWindows(lines, prices, sent.postal_code).totals.total_centavos));
  const order = await createOrder(person, {
    ...pricing,
    title: '',
    client: { name: '', phone: '', email: '' },
    windows: lines.map(windowOf),
    notes: sent.notes,
    postal_code: sent.postal_code,
    delivery: sent.delivery,
    quote_id: null,
    attempt: sent.attempt,
  });
  await changeCart(person, []);
  return { data: serializeOrder(order, person) };
};
