import * as z from 'zod/mini';
import { pricesOfMaker } from '../pricing/buyers.ts';
import { checkPriceThere } from '../pricing/check-price.ts';
import { readWindows } from '../pricing/read-windows.ts';
import { tierOf } from '../pricing/tiers.ts';
import { pricingToday } from '../pricing/valid-lists.ts';
import type { Answer } from '../requests/handle.ts';
import { hasAny, invalid, Refusal } from '../requests/refusal.ts';
import { quotes, type QuoteRow } from '../rows/quote.ts';
import { users, type UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { check } from '../validation/fields.ts';
import { captcha, email, personName, requiredPhone } from '../validation/person.ts';
import { postcode } from '../validation/postcode.ts';
import { changeQuote } from './change.ts';
import { createQuote } from './create.ts';
import { isSame } from './read-content.ts';
import { folioOf } from './serialize.ts';
import { newShare, nextVersion } from './share.ts';

/** Returns the administrator who receives visitors' requests. @throws Refusal 503 when there is none */
function findRecipient(): UserRow {
  const [first] = users
    .all()
    .filter(({ active, role_id }) => active && role_id === roleIds.administrador)
    .toSorted((one, other) => one.id - other.id);
  if (!first) throw new Refusal(503, 'Por ahora no podemos atender solicitudes. Escríbenos por WhatsApp.');
  return first;
}

/** Returns the request with a secret, while it is as its visitor sent it; undefined once the shop or the visitor went on. */
function unanswered(share: string | undefined): QuoteRow | undefined {
  const row = share === undefined ? undefined : quotes.all().find((one) => one.share === share);
  const isTheirs = row?.requested_online === true && row.version === (row.requested_version ?? 1);
  const isOpen = row !== undefined && ['enviada', 'vista'].includes(row.status);
  return isTheirs && isOpen ? row : undefined;
}

/**
 * Saves a visitor's windows as a quote of the shop, sent to the visitor. The price that the visitor saw is the public
 * one. A changed request stays one quote.
 */
export const requestQuote: Answer = async ({ fields }) => {
  const prices = pricesOfMaker(pricingToday(null));
  const { data, errors } = check(fields, {
    name: personName,
    phone: requiredPhone,
    email,
    captcha,
    postal_code: postcode,
    share: z.optional(z.string('Falta el enlace de tu solicitud.')),
  });
  const read = readWindows(fields['windows'], { list: prices.list, mayDiscount: false });
  const price = hasAny(read.errors) ? {} : checkPriceThere(fields, prices, read.quotes);
  const all = { ...errors, ...read.errors, ...price };
  if (data === null || hasAny(all)) throw invalid(all);
  const maker = findRecipient();
  const { captcha: _solved, postal_code, share, ...client } = data;
  const content = {
    title: `Solicitud de ${client.name}`,
    client,
    margin_bp: null,
    windows: [...read.windows],
    postal_code,
    ...pricingToday(tierOf(maker)),
  };
  const before = unanswered(share);
  const row =
    before === undefined
      ? await createQuote(maker, crypto.randomUUID(), { ...content, ...newShare(), requested_online: true })
      : isSame(before, content)
        ? before
        : await changeQuote(before, 'request', {
            ...{ ...content, ...nextVersion(before) },
            requested_version: before.version + 1,
          });
  return { data: { folio: folioOf(row), share: row.share } };
};
