import type { CartLine } from '#src/api/contract/assumed/cart.ts';

/** How much the price of a line has risen since it was added, in centavos; 0 when not known. */
export const priceIncrease = ({ total_centavos: now, added_centavos: added }: CartLine): number =>
  added === null ? 0 : now - added;

/** Whether the buyer should review a line before ordering: its price changed, or it cannot be ordered. */
export const hasChanges = (line: CartLine): boolean => priceIncrease(line) !== 0 || line.problem !== null;
