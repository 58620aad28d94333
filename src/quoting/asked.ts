import * as z from 'zod/mini';
import type { Drawback } from './drawbacks.ts';
import type { Line } from './line.ts';
import type { Change } from './quote.ts';
import { Mm } from './rules/units.ts';

/** How many blinds hang side by side in place of one. */
export const Blinds = z.int().check(z.minimum(1));

/**
 * What was asked for one opening, where an accepted offer is otherwise. Openings are not counted: the number of blinds
 * may change later, and how many hang in one opening does not follow from it.
 */
export const Asked = z.object({ widthMm: Mm, heightMm: Mm, blinds: Blinds });
export type Asked = z.output<typeof Asked>;

/** How many blinds hang side by side in place of one, after some changes. */
export const blindsAfter = (changes: readonly Change[]): number =>
  changes.find((one) => one.change === 'blinds')?.blinds ?? 1;

/** What the buyer gets otherwise than asked for. Height means projection for awnings: only they are ever longer. */
export function drawbacksOfOffer(
  asked: Pick<Asked, 'heightMm' | 'blinds'> | null,
  offered: Pick<Line, 'heightMm'>,
): readonly Drawback[] {
  if (asked === null) return [];
  const found: Drawback[] = [];
  if (asked.blinds > 1) found.push('gap-between-blinds');
  if (offered.heightMm < asked.heightMm) found.push('covers-less');
  if (offered.heightMm > asked.heightMm) found.push('needs-more-room');
  return found;
}
