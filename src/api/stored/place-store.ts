import * as z from 'zod/mini';
import { AddressPayload } from '../contract/assumed/quoted.ts';
import { keptList } from './kept-list.ts';
import { PLACES } from './names.ts';

/** Where a person wants things delivered: a postcode of five digits, and the address in it. */
const Place = z.object({
  postcode: z.string().check(z.regex(/^\d{5}$/)),
  /** The rest of the address; missing until an order asks for it. */
  address: z.optional(AddressPayload),
});

const kept = keptList(PLACES, 'places', Place);

/** The postcode that this browser keeps for the current owner; null without one. */
export const keptPostcode = (): string | null => kept.get()[0]?.postcode ?? null;

/** Keeps a postcode until it is changed; null removes it. A blocked storage keeps it for this page only. */
export const keepPostcode = (postcode: string | null): void => {
  const [place] = kept.get();
  // An address belongs to its postcode.
  const known = place?.postcode === postcode ? place : undefined;
  kept.set(postcode === null ? [] : [{ ...known, postcode }]);
};

/** The address that was typed in the kept postcode; null without one. */
export const keptAddress = (): AddressPayload | null => kept.get()[0]?.address ?? null;

/** Keeps the address in the kept postcode, as long as that. */
export const keepAddress = (address: AddressPayload): void => {
  kept.set(kept.get().map((place) => ({ ...place, address })));
};

/** Calls back after changes, also of other tabs, and of the owner. @returns a function that ends the subscription */
export const watchPostcode = kept.subscribe;
