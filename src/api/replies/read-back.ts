import type { Client, RequestOptions } from '../client.ts';
import type { ReadBack } from '../contract/endpoint.ts';

/**
 * The reply to a change of a user that the server only confirmed: the user as it tells them now, with what was sent.
 * @throws ApiError
 */
export async function readBack(
  client: Client,
  call: ReadBack,
  sent: Readonly<Record<string, unknown>>,
  options: RequestOptions,
): Promise<string> {
  const known = await client.request(call, {}, options);
  const user = Array.isArray(known) ? known.find(({ id }) => id === sent['id']) : known;
  return JSON.stringify(user ? { ...user, ...sent } : null);
}
