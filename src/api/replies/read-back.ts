import type { Client } from '../client.ts';
import type { Endpoint } from '../contract/endpoint.ts';

interface Asking {
  readonly token: string | null;
  readonly signal: AbortSignal | undefined;
}

/**
 * The reply to a change of a user that the server only confirmed: the user as it tells them now, with what was sent.
 * @throws ApiError
 */
export async function readBack(
  client: Client,
  { readBack: call = 'currentUser', body }: Pick<Endpoint, 'readBack' | 'body'>,
  input: Readonly<Record<string, unknown>>,
  { token, signal }: Asking,
): Promise<string> {
  const known = await client.request(call, {}, { token, ...(signal ? { signal } : {}) });
  const user = Array.isArray(known) ? known.find(({ id }) => id === input['id']) : known;
  // A picture is no part of a user: its address is.
  const sent = body === 'multipart' ? {} : input;
  return JSON.stringify(user ? { ...user, ...sent } : null);
}
