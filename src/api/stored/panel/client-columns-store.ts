import * as z from 'zod/mini';
import { keptList } from '../kept-list.ts';
import { knownColumns, withList } from '../list-text.ts';
import { CLIENT_COLUMNS } from '../names.ts';

const kept = keptList(CLIENT_COLUMNS, 'lists', z.object(knownColumns));

/** What the current owner last took the columns of a list with these headings for; null for a list that is new. */
export const recallClientColumns = (shape: string): readonly string[] | null =>
  kept.get().find((one) => one.shape === shape)?.uses ?? null;

/** Keeps what the columns of a list are taken for until a logout, for the next one with the same headings. */
export function keepClientColumns(shape: string, uses: readonly string[]): void {
  kept.set(withList(kept.get(), { shape, uses: [...uses] }));
}
