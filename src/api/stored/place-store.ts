import * as z from 'zod/mini';
import { keptList } from './kept-list.ts';
import { PLACES } from './names.ts';

/** Where a person wants things delivered, by its postcode of five digits. */
const Place = z.object({ postcode: z.string().check(z.regex(/^\d{5}$/)) });

const kept = keptList(PLACES, 'places', Place);

/** The postcode that this browser keeps for the current owner; null without one. */
export const keptPostcode = (): string | null => kept.get()[0]?.postcode ?? null;

/** Keeps a postcode until it is changed; null removes it. A blocked storage keeps it for this page only. */
export const keepPostcode = (postcode: string | null): void => {
  kept.set(postcode === null ? [] : [{ postcode }]);
};

/** Calls back after changes, also of other tabs, and of the owner. @returns a function that ends the subscription */
export const watchPostcode = kept.subscribe;
