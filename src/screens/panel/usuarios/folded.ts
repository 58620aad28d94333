import type { User } from '#src/api/contract/user.ts';
import { fold } from '../../support/list/fold.ts';
import { roleKeys } from './roles.ts';
import { nameOf } from './words.ts';

/** Folds something of each record once. */
function oncePerUser(make: (user: User) => string): (user: User) => string {
  const known = new WeakMap<User, string>();
  return (user) => {
    const found = known.get(user) ?? make(user);
    known.set(user, found);
    return found;
  };
}

/** A person's name as sorting compares it. */
export const foldedName = oncePerUser((user) => fold(nameOf(user)));

/** What a server may say of a person without having promised it. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Everything that a search looks at but the place, which has a name only once the states are there. By itself, since a
 * list is put in order before anybody searches it.
 */
export const foldedText = oncePerUser((user) => {
  const others = [user.email ?? '', user.phone ?? '', textOf(user['company']), textOf(user['address'])];
  const roles = user.roles.length === 0 ? [] : roleKeys(user);
  return [foldedName(user), ...roles, fold(others.join(' '))].join(' ');
});

/** Records folded in a row, so that nobody who types waits for it. */
const AT_ONCE = 250;

/** Folds a list while nothing else is to do. @returns a function that gives it up. */
export function foldInAdvance(users: readonly User[]): () => void {
  let from = 0;
  const next = () => {
    for (const user of users.slice(from, from + AT_ONCE)) foldedText(user);
    from += AT_ONCE;
    if (from < users.length) timer = setTimeout(next);
  };
  let timer = setTimeout(next);
  return () => {
    clearTimeout(timer);
  };
}
