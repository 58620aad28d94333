import * as z from 'zod/mini';
import { keptList } from '../kept-list.ts';
import { CLIENT_COLUMNS } from '../names.ts';

/** What the columns of a list of clients were taken for. */
const KnownColumns = z.object({
  /** Its headings, without capitals and accents. */
  shape: z.string(),
  /** The field of each column, in their order. */
  uses: z.array(z.string()),
});

const kept = keptList(CLIENT_COLUMNS, 'lists', KnownColumns);

/** Lists that a person uses in turn are fewer than these. */
const MOST_KEPT = 20;

/** Longer headings are not worth their place. */
const MOST_LENGTH = 2_000;

/** What the current owner last took the columns of a list with these headings for; null for a list that is new. */
export const recallClientColumns = (shape: string): readonly string[] | null =>
  kept.get().find((one) => one.shape === shape)?.uses ?? null;

/** Keeps what the columns of a list are taken for until a logout, for the next one with the same headings. */
export function keepClientColumns(shape: string, uses: readonly string[]): void {
  if (shape.length > MOST_LENGTH) return;
  const others = kept.get().filter((one) => one.shape !== shape);
  kept.set([{ shape, uses: [...uses] }, ...others].slice(0, MOST_KEPT));
}
