import type { Client, DownloadOptions, RequestOptions } from './client.ts';
import type { CallName, InputOf, OutputOf } from './contract/index.ts';

/**
 * The page's client. Calls made before it is connected wait for it: the API host comes from /config.json, which is
 * loaded without delaying the first paint.
 */
const first = Promise.withResolvers<Client>();
let connected = first.promise;

/** Uses this client for all calls from now on. */
export function connect(client: Client): void {
  connected = Promise.resolve(client);
  first.resolve(client);
}

/** Makes a call with the page's client. @throws ApiError */
export async function request<N extends CallName>(
  call: N,
  input: InputOf<N>,
  options?: RequestOptions,
): Promise<OutputOf<N>> {
  const client = await connected;
  return client.request(call, input, options);
}

/** Fetches a document with the page's client. @throws ApiError */
export async function download(address: string, options?: DownloadOptions): Promise<Blob> {
  const client = await connected;
  return client.download(address, options);
}
