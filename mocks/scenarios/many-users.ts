import type { Rows } from '../rows/index.ts';
import { seededRandom } from '../seeds/random.ts';
import { makeUpPeople, users } from '../seeds/users.ts';

const HOW_MANY = 10_000;
const FIRST_DAY = Date.UTC(2016, 0, 4, 15);
/** Interval that lets the last user register before 2026. */
const APART_MS = 8.5 * 60 * 60 * 1000;

/** Returns as many users as the largest expected shop has; the first forty are the seeds. */
export function manyUsers(): Partial<Rows> {
  const people = makeUpPeople(users.length + 1, HOW_MANY, seededRandom(HOW_MANY));
  const others = people.map((person) => ({
    ...person,
    created_at: new Date(FIRST_DAY + person.id * APART_MS).toISOString(),
  }));
  return { users: [...users, ...others] };
}
