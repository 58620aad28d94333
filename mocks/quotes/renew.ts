import { pricesOfMaker } from '../pricing/buyers.ts';
import { checkPrice } from '../pricing/check-price.ts';
import { tierOf } from '../pricing/tiers.ts';
import { isToday, pricingToday } from '../pricing/valid-lists.ts';
import type { Answer } from '../requests/handle.ts';
import { conflict, refuseAny } from '../requests/refusal.ts';
import { validate } from '../validation/fields.ts';
import { changeQuote, checkRevision, isRepeat, ownQuoteAndRevision } from './change.ts';
import { checkWindows } from './check-windows.ts';
import { serializeQuote } from './serialize.ts';
import { nextVersion, validDays } from './share.ts';

const refusals = {
  borrador: 'Todavía no se envía: envíala.',
  aceptada: 'Ya se aceptó: conviértela en orden.',
  convertida: 'Ya es una orden: duplícala.',
} as const;

export const renewQuote: Answer = async ({ fields, param, user }) => {
  const maker = user();
  const { row, seen } = ownQuoteAndRevision(maker, param('id'), fields);
  if (isRepeat(row, 'renew', seen)) return { data: serializeQuote(row) };
  const { status } = row;
  if (status === 'borrador' || status === 'convertida') throw conflict(refusals[status]);
  // An answer is removed only when an order would be refused at these prices.
  if (status === 'aceptada' && isToday(row)) throw conflict(refusals[status]);
  checkRevision(row, seen);
  const pricing = pricingToday(tierOf(maker));
  const prices = pricesOfMaker(pricing);
  const { errors, totalCentavos } = checkWindows(row.windows, prices, row.postal_code);
  refuseAny(errors);
  refuseAny(checkPrice(fields, prices, totalCentavos));
  const { days } = validate(fields, { days: validDays });
  return { data: serializeQuote(await changeQuote(row, 'renew', { ...pricing, ...nextVersion(row, days) })) };
};
