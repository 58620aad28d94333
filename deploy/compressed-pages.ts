import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Page {
  readonly etag: string;
  readonly body: Buffer;
}

/** Brotli quality, 0 to 11: a page takes some milliseconds, once. */
const QUALITY = 9;

/**
 * Answers requests for pages in brotli. The build writes no compressed copies of its hundreds of pages, so each is
 * compressed on its first request, and again after its file changes.
 * @param fallback the page of addresses that have no file
 * @param isNever whether an address is never a page's
 * @returns whether it answered
 */
export function compressedPages(folder: string, fallback: string, isNever: (path: string) => boolean) {
  const names = new Set(globSync('**/*.html', { cwd: folder }).map((name) => name.split(sep).join('/')));
  const known = new Map<string, Page>();

  const nameOf = (path: string): string | undefined => {
    if (isNever(path)) return undefined;
    const inner = decodeOrKeep(path).replace(/^\/+|\/+$/g, '');
    const own = inner === '' ? ['index.html'] : [`${inner}.html`, `${inner}/index.html`];
    return own.find((name) => names.has(name)) ?? (/\.[^/]*$/.test(inner) ? undefined : fallback);
  };

  const pageOf = (name: string): Page => {
    const file = join(folder, name);
    const { size, mtimeMs } = statSync(file);
    const etag = `W/"${String(size)}-${String(mtimeMs)}-br"`;
    const before = known.get(name);
    if (before?.etag === etag) return before;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const page = { etag, body: brotliCompressSync(readFileSync(file), { params }) };
    known.set(name, page);
    return page;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return false;
    const name = nameOf(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (name === undefined) return false;
    const { etag, body } = pageOf(name);
    const headers = { 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else {
      response.writeHead(200, {
        ...headers,
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    }
    return true;
  };
}

function decodeOrKeep(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
