import { webAddress } from '#src/config/web-address.ts';
import type { DownloadOptions } from './client.ts';
import { ApiError, kindOfStatus } from './errors.ts';
import { retryAfterMs } from './retry-after.ts';

interface FetchOptions extends DownloadOptions {
  /** Origin of the API, or '' for the page's own. */
  readonly apiHost: string;
  /** Sent only to that origin. */
  readonly authorization: string;
}

/**
 * Fetches a document by its address, absolute or relative to the API host (B23), and reports the download progress.
 * @throws ApiError `unreachable` also when another origin does not allow reading it (CORS); `broken` for an address that
 * is not of the web, and for a page or a message in place of the file (B23).
 */
export async function fetchDocument(
  address: string,
  { apiHost, authorization, signal, onProgress }: FetchOptions,
): Promise<Blob> {
  try {
    const apiOrigin = new URL(apiHost === '' ? globalThis.location.origin : apiHost);
    const url = webAddress(address, apiOrigin);
    if (url === null) throw new ApiError({ kind: 'broken', call: null });
    const headers = url.origin === apiOrigin.origin ? { Authorization: authorization } : {};
    const response = await fetch(url, { headers, credentials: 'omit', signal: signal ?? null });
    if (!response.ok) {
      const kind = kindOfStatus(response.status, undefined);
      const replied = response.headers;
      throw new ApiError({
        kind,
        call: null,
        status: response.status,
        retryAfterMs:
          kind === 'throttled' ? retryAfterMs(replied.get('Retry-After'), replied.get('Date')) : null,
      });
    }
    const file = await read(response, onProgress);
    if (await isAnother(file, url))
      throw new ApiError({ kind: 'broken', call: null, status: response.status });
    return file;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError({ kind: signal?.aborted ? 'cancelled' : 'unreachable', call: null, cause });
  }
}

/** Characters of a file that say what it is. */
const START = 1_024;
const PAGE =
  /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->)*<(?:!doctype\s+html|html|head|body|title|meta|script|style|form|div|p|h1|b|br|error)\b/i;
const MESSAGE = /^\s*\{\s*"/;
/** Formats that no text is, and the one that begins as a text. */
const NO_TEXT = /\.(?:pdf|zip|docx|xlsx|pptx|png|jpe?g|webp|gif|avif)$/i;
const PDF = '%PDF-';
// oxlint-disable-next-line no-control-regex -- what no text has.
const BYTES = /[\u0000-\u0008\u000E-\u001F\uFFFD]/;

/** Whether something else arrived in place of a file: nothing, a web page such as a login, a server's message. */
async function isAnother(file: Blob, { pathname }: URL): Promise<boolean> {
  if (/\.(?:x?html?|json|xml|txt)$/i.test(pathname)) return false;
  const start = await file.slice(0, START).text();
  const isText = NO_TEXT.test(pathname) && !start.includes(PDF) && !BYTES.test(start);
  return isText || PAGE.test(start) || MESSAGE.test(start);
}

async function read(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const length = Number(response.headers.get('Content-Length'));
  const parts: BlobPart[] = [];
  let arrived = 0;
  if (response.body !== null) {
    for await (const part of chunksOf(response.body)) {
      parts.push(part);
      arrived += part.byteLength;
      // A compressed body is longer than its announced length.
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
