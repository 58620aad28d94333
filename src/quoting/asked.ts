import * as z from 'zod/mini';
import type { Drawback } from './drawbacks.ts';
import { Line } from './line.ts';

/** The size and quantity that were asked for, where an accepted offer has others. */
export const Asked = z.pick(Line, { widthMm: true, heightMm: true, quantity: true });
export type Asked = z.output<typeof Asked>;

export const askedOf = ({ widthMm, heightMm, quantity }: Asked): Asked => ({ widthMm, heightMm, quantity });

/** How many blinds hang side by side in place of each that was asked for. */
export const blindsInPlaceOfOne = (asked: Asked | null, { quantity }: Asked): number =>
  asked === null ? 1 : Math.max(1, Math.floor(quantity / asked.quantity));

/** What the buyer gets otherwise than asked for. Height means projection for awnings: only they are ever longer. */
export function drawbacksOfOffer(asked: Asked | null, offered: Asked): readonly Drawback[] {
  if (asked === null) return [];
  const found: Drawback[] = [];
  if (blindsInPlaceOfOne(asked, offered) > 1) found.push('gap-between-blinds');
  if (offered.heightMm < asked.heightMm) found.push('covers-less');
  if (offered.heightMm > asked.heightMm) found.push('needs-more-room');
  return found;
}
