import * as z from 'zod/mini';
import { OwnPrices } from '../contract/assumed/price-list.ts';
import { PRICES_KEY, readPerson } from './session-store.ts';

/** The newest price list that the server sent to the person. It is a copy: one of another version is asked for again. */
const KeptPrices = z.object({
  version: z.literal(2),
  /** Id of the person whose prices they are; null while it is not known. */
  person: z.nullable(z.number()),
  /** When it came, in ms since 1970. */
  at: z.number(),
  prices: OwnPrices,
});
type KeptPrices = z.output<typeof KeptPrices>;

/**
 * Keeps the person's prices for visits without a connection; without effect when the storage is full or blocked.
 * @param at when they came, in ms since 1970
 */
export function keepPrices(prices: OwnPrices, at = Date.now()): void {
  const kept: KeptPrices = { version: 2, person: readPerson(), at, prices };
  try {
    localStorage.setItem(PRICES_KEY, JSON.stringify(kept));
  } catch {
    // Without them the public prices apply, as before.
  }
}

/** Returns the person's kept prices; null when there are none, they are another's or they cannot be read. */
export function readKeptPrices(): KeptPrices | null {
  try {
    const kept = z.safeParse(KeptPrices, JSON.parse(localStorage.getItem(PRICES_KEY) ?? 'null')).data;
    // Those of a session whose person was not known yet are of this session: the end of each removes them.
    return kept !== undefined && [readPerson(), null].includes(kept.person) ? kept : null;
  } catch {
    return null;
  }
}
