import type { User } from '#src/api/contract/user.ts';
import { memoByRow } from '#src/format/memo-by-row.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneWords } from '#src/format/search.ts';
import { roleKeys } from '../roles.ts';
import { nameOf } from '../user-texts.ts';

/** Normalized name, for sorting. */
export const normalizedName = memoByRow((user: User) => normalizeText(nameOf(user)));

/** An optional field that some servers send. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Normalized text that the search looks at, without the state, whose name loads later. Computed separately, as
 * sorting needs only the name.
 */
export const searchText = memoByRow((user: User) => {
  const others = [user.email ?? '', phoneWords(user.phone), textOf(user['company']), textOf(user['address'])];
  const roles = user.roles.length === 0 ? [] : roleKeys(user);
  return [normalizedName(user), ...roles, normalizeText(others.join(' '))].join(' ');
});

/** Number of records in a batch, small enough not to delay typing. */
const BATCH_SIZE = 250;

/** Computes the search texts of a list in the background. @returns the function that stops it */
export function prepareSearch(users: readonly User[]): () => void {
  let from = 0;
  const next = () => {
    for (const user of users.slice(from, from + BATCH_SIZE)) searchText(user);
    from += BATCH_SIZE;
    if (from < users.length) timer = setTimeout(next);
  };
  let timer = setTimeout(next);
  return () => {
    clearTimeout(timer);
  };
}
