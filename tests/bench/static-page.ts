import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Served } from '../../deploy/serve.ts';

/**
 * The reference to measure against: the prerendered home with its styles, fonts and pictures, but without scripts.
 * Ratios to it are comparable between machines.
 */
export async function serveStaticPage(folder: string): Promise<Served> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const still = page.replace(/<script[^]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
  const copies = { br: brotliCompressSync(still), gzip: gzipSync(still) };
  const server = createServer((request, response) => {
    if (request.url === '/') {
      const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
      response
        .setHeader('Content-Type', 'text/html;charset=utf-8')
        .setHeader('Content-Encoding', encoding)
        .end(copies[encoding]);
      return;
    }
    const type = request.url?.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2';
    readFile(join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)).then(
      (file) => response.setHeader('Content-Type', type).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
