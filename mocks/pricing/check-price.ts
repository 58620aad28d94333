import * as z from 'zod/mini';
import type { Fields } from '../requests/body.ts';
import type { Messages } from '../requests/refusal.ts';
import { inPesos } from './format.ts';
import type { PricedFor } from './price-windows.ts';

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
