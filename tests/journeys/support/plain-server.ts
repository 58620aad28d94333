import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder below a path as the plainest servers do: files, `index.html` of folders, a redirect to the closing slash
 * of a folder, and 404 for all else.
 * @param base begins and ends with a slash
 */
export async function servePlainly(folder: string, base: string) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : null;
    const found = below === null ? undefined : statSync(join(folder, below), { throwIfNoEntry: false });
    if (below === null || found === undefined) {
      response.writeHead(404).end();
    } else if (found.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    } else {
      const file = join(folder, below, found.isDirectory() ? 'index.html' : '');
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${String(port)}${base}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
