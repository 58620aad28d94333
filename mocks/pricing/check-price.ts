import * as z from 'zod/mini';
import type { Fields } from '../requests/body.ts';
import type { Messages } from '../requests/refusal.ts';
import { check } from '../validation/fields.ts';
import { postcode } from '../validation/postcode.ts';
import { inPesos } from './format.ts';
import { addUp, type PricedFor } from './price-windows.ts';

const Seen = z.object({
  price_list: z.object({ id: z.string(), version: z.number() }),
  total_centavos: z.number(),
});

/** Returns an error when the sender saw another price list or another total than today's. */
export function checkPrice(
  fields: Fields,
  { list }: Pick<PricedFor, 'list'>,
  totalCentavos: number,
): Messages {
  const seen = z.safeParse(Seen, fields);
  const isRight =
    seen.success &&
    seen.data.price_list.id === list.id &&
    seen.data.price_list.version === list.version &&
    seen.data.total_centavos === totalCentavos;
  return isRight
    ? {}
    : { total_centavos: [`El precio cambió desde que lo viste: hoy son ${inPesos(totalCentavos)}.`] };
}

/** The same for windows that go to the place that was sent, whatever else of the request is wrong; an unknown place has no price. */
export function checkPriceThere(
  fields: Fields,
  prices: PricedFor,
  quotes: Parameters<typeof addUp>[0],
): Messages {
  const { data } = check(fields, { postal_code: postcode });
  return data === null
    ? {}
    : checkPrice(fields, prices, addUp(quotes, prices, data.postal_code).totals.total_centavos);
}
