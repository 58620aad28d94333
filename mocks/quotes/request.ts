import { pricesOfMaker } from '../pricing/buyers.ts';
import { checkPriceThere } from '../pricing/check-price.ts';
import { readWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import type { Answer } from '../requests/handle.ts';
import { hasAny, invalid, Refusal } from '../requests/refusal.ts';
import { users, type UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { check } from '../validation/fields.ts';
import { captcha, email, personName, requiredPhone } from '../validation/person.ts';
import { postcode } from '../validation/postcode.ts';
import { createQuote } from './create.ts';
import { folioOf } from './serialize.ts';
import { newShare } from './share.ts';

/** Returns the administrator who receives visitors' requests. @throws Refusal 503 when there is none */
function findRecipient(): UserRow {
  const [first] = users
    .all()
    .filter(({ active, role_id }) => active && role_id === roleIds.administrador)
    .toSorted((one, other) => one.id - other.id);
  if (!first) throw new Refusal(503, 'Por ahora no podemos atender solicitudes. Escríbenos por WhatsApp.');
  return first;
}

/**
 * Saves a visitor's windows as a quote of the shop, sent to the visitor. The price that the visitor saw is the public
 * one.
 */
export const requestQuote: Answer = async ({ fields }) => {
  const prices = pricesOfMaker(pricingToday(null));
  const { data, errors } = check(fields, {
    name: personName,
    phone: requiredPhone,
    email,
    captcha,
    postal_code: postcode,
  });
  const read = readWindows(fields['windows'], { list: prices.list, mayDiscount: false });
  const price = hasAny(read.errors) ? {} : checkPriceThere(fields, prices, read.quotes);
  const all = { ...errors, ...read.errors, ...price };
  if (data === null || hasAny(all)) throw invalid(all);
  const maker = findRecipient();
  const { captcha: _solved, postal_code, ...client } = data;
  const row = await createQuote(maker, crypto.randomUUID(), {
    title: `Solicitud de ${client.name}`,
    client,
    margin_bp: null,
    windows: [...read.windows],
    postal_code,
    requested_online: true,
    ...newShare(),
    ...pricingToday(tierOf(maker)),
  });
  return { data: { folio: folioOf(row), share: row.share } };
};
