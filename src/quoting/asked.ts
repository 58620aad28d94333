import * as z from 'zod/mini';
import type { Line } from './line.ts';
import type { Change } from './quote.ts';
import type { Drawback } from './reasons/drawback.ts';
import { Mm } from './rules/units.ts';

/** How many blinds hang side by side in place of one. */
export const Blinds = z.int().check(z.minimum(1));

/**
 * What was asked for one opening, when an accepted offer differs from it. It does not count openings: the number of
 * blinds may change later, and does not tell how many hang in one opening.
 */
export const Asked = z.object({ widthMm: Mm, heightMm: Mm, blinds: Blinds });
export type Asked = z.output<typeof Asked>;

/** How many blinds hang side by side in place of one, after some changes. */
export const blindsAfter = (changes: readonly Change[]): number =>
  changes.find((one) => one.change === 'blinds')?.blinds ?? 1;

/** How many of some equal blinds hang side by side: no more than there are. */
export const blindsBeside = (asked: Pick<Asked, 'blinds'> | null, quantity: number): number =>
  Math.min(asked?.blinds ?? 1, quantity);

/**
 * How what the buyer gets differs from what was asked for. An awning's height is its projection; only awnings can be
 * longer than asked for.
 */
export function drawbacksOfOffer(
  asked: Pick<Asked, 'heightMm' | 'blinds'> | null,
  offered: Pick<Line, 'heightMm' | 'quantity'>,
): readonly Drawback[] {
  if (asked === null) return [];
  const found: Drawback[] = [];
  if (blindsBeside(asked, offered.quantity) > 1) found.push('gap-between-blinds');
  if (offered.heightMm < asked.heightMm) found.push('covers-less');
  if (offered.heightMm > asked.heightMm) found.push('needs-more-room');
  return found;
}
