import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { createClient, type Client } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';

/** Origin that the tests call; the mocks answer at any origin. */
export const API_HOST = 'https://api.rollux.mx';

/** The real client, sending one token. */
export const clientWith = (token: string | null, apiHost = API_HOST): Client =>
  createClient({ apiHost, readToken: () => token, onUnauthorized: () => undefined });

/** The real client without a token. */
export const visitor = (apiHost = API_HOST): Client => clientWith(null, apiHost);

/** The e-mails of the demo accounts. */
export const people = {
  customer: 'cliente@rollux.mx',
  distributor: 'distribuidor@rollux.mx',
  administrator: 'admin@rollux.mx',
} as const;
export type Person = keyof typeof people;

/** Logs in to an account and returns the token. */
export async function tokenOf(person: Person): Promise<string> {
  const { token } = await visitor().request('login', { email: people[person], password: DEMO_PASSWORD });
  return token;
}

/** The real client of a logged-in account. */
export const clientOf = async (person: Person): Promise<Client> => clientWith(await tokenOf(person));

/** The failure of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  if (failure instanceof ApiError) return failure;
  throw new Error('the call did not fail with an ApiError');
}
