import { ApiError, kindOfStatus } from './errors.ts';
import type { DownloadOptions } from './client.ts';

interface Fetching extends DownloadOptions {
  /** Origin of the API, or '' for the page's own. */
  readonly apiHost: string;
  /** Sent to that origin and to no other. */
  readonly authorization: string;
}

/**
 * A document by its address, absolute or below the API host (B23), with the progress of its body.
 * @throws ApiError `unreachable` also where another origin does not let pages read it (CORS).
 */
export async function fetchDocument(
  address: string,
  { apiHost, authorization, signal, onProgress }: Fetching,
): Promise<Blob> {
  try {
    const home = new URL(apiHost === '' ? globalThis.location.origin : apiHost);
    const url = new URL(address, home);
    const headers = url.origin === home.origin ? { Authorization: authorization } : {};
    const response = await fetch(url, { headers, credentials: 'omit', signal: signal ?? null });
    if (!response.ok) {
      const kind = kindOfStatus(response.status, undefined);
      throw new ApiError({ kind, call: null, status: response.status });
    }
    return await read(response, onProgress);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError({ kind: signal?.aborted ? 'cancelled' : 'unreachable', call: null, cause });
  }
}

async function read(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const length = Number(response.headers.get('Content-Length'));
  const parts: BlobPart[] = [];
  let arrived = 0;
  if (response.body !== null) {
    for await (const part of chunksOf(response.body)) {
      parts.push(part);
      arrived += part.byteLength;
      // A compressed body is longer than what is announced of it.
      onProgress?.({ arrived, total: length > 0 && arrived <= length ? length : null });
    }
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
