import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Page {
  readonly etag: string;
  readonly body: Buffer;
}

/** Ways to send a page, the best first. A page takes some milliseconds, once. */
const encodings = {
  br: (page: Buffer) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (page: Buffer) => gzipSync(page),
  identity: (page: Buffer) => page,
} as const;

const encodingFor = ({ headers }: IncomingMessage): keyof typeof encodings => {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/**
 * Sends pages compressed. The build writes no compressed copies of its hundreds of pages, so each is compressed on its
 * first request, and again after its file changes.
 */
export function compressedPages(folder: string) {
  const known = new Map<string, Page>();

  const pageOf = (name: string, encoding: keyof typeof encodings): Page => {
    const file = join(folder, name);
    const { size, mtimeMs } = statSync(file);
    const etag = `W/"${String(size)}-${String(mtimeMs)}-${encoding}"`;
    const key = `${encoding} ${name}`;
    const before = known.get(key);
    if (before?.etag === etag) return before;
    const page = { etag, body: encodings[encoding](readFileSync(file)) };
    known.set(key, page);
    return page;
  };

  return (name: string, request: IncomingMessage, response: ServerResponse): void => {
    const encoding = encodingFor(request);
    const { etag, body } = pageOf(name, encoding);
    response.setHeader('ETag', etag).setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
