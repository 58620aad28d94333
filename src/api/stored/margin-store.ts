import * as z from 'zod/mini';
import { keptList } from './kept-list.ts';
import { MARGINS } from './names.ts';

/** How a dealer last made a client's price of their cost. */
const LastMargin = z.object({
  /** In percent, as typed. */
  margin: z.string(),
  /** Whether the client pays whole tens of pesos. */
  rounded: z.boolean(),
});
export type LastMargin = z.output<typeof LastMargin>;

const margins = keptList(MARGINS, 'margins', LastMargin);

/** How the current owner last made a client's price; null when they never did. */
export const lastMargin = (): LastMargin | null => margins.get()[0] ?? null;

/** Keeps it until a logout. A blocked storage keeps it for this page only. */
export const keepMargin = (last: LastMargin): void => {
  margins.set([last]);
};

/** Calls back after changes, also of other tabs, and of the owner. @returns a function that ends the subscription */
export const watchMargin = margins.subscribe;
