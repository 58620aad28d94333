import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';

/** A line as it is sent. */
export const payloadOfLine = ({
  key,
  name,
  variant,
  color,
  line,
  mount,
  measured,
}: CartLine): WindowPayload => ({ key, name, variant, color, line, mount, measured });

/** How much dearer a line is than when it was put there, in centavos; 0 where it is not known. */
export const riseOf = ({ total_centavos: now, added_centavos: added }: CartLine): number =>
  added === null ? 0 : now - added;

/** Whether there is anything to say of a line before it is ordered. */
export const hasNews = (line: CartLine): boolean =>
  riseOf(line) !== 0 || line.problem !== null || line.supply === 'poco' || line.supply === 'agotado';
