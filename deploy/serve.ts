import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { decodeRuntimeConfig, type RuntimeConfig } from '#src/config/runtime.ts';
import { compressedPages } from './compressed-pages.ts';
import { everyAnswer, inlineScriptSources, securityHeaders } from './security-headers.ts';

interface Options {
  /** Origin of the API, instead of the one in config.json. */
  readonly apiHost?: string;
}

/** A running server. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

const FALLBACK = 'app.html';
/** Addresses without a page: assets, and the trees of the API server. */
const NEVER_A_PAGE = /^\/(?:assets|api|storage)\//;
const YEAR = 'public, max-age=31536000, immutable';
/** Cached, but revalidated: pages and settings change under the same name. */
const REVALIDATED = 'no-cache';

/**
 * Serves a build as a host should: prerendered pages in brotli, `app.html` for all other addresses, compressed copies
 * if the build wrote them, and the headers of a production host.
 * @param port 0 takes a free one.
 * @throws Error when the folder has no build.
 */
export async function serve(folder: string, port: number, options: Options = {}): Promise<Served> {
  if (!existsSync(join(folder, FALLBACK))) {
    throw new Error(`${folder}/ holds no build: run \`npm run build\` first.`);
  }
  const config = readConfig(folder, options);
  const headers = securityHeaders({
    origins: originsOf(config),
    frames: framesOf(config),
    scripts: scriptsOf(folder),
  });
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    single: FALLBACK,
    ignores: [NEVER_A_PAGE],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : REVALIDATED);
    },
  });
  const sendPage = compressedPages(
    folder,
    FALLBACK,
    (path) => NEVER_A_PAGE.test(path) || path.includes('/.'),
  );
  const server = createServer((request, response) => {
    // Headers for documents would only add weight to the many files of a page.
    const isAsset = request.url?.startsWith('/assets/') ?? false;
    for (const [name, value] of Object.entries(isAsset ? everyAnswer : headers))
      response.setHeader(name, value);
    if (options.apiHost !== undefined && request.url === '/config.json') sendConfig(response, config);
    else if (!sendPage(request, response)) files(request, response, () => sendNotFound(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${String(taken)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readConfig(folder: string, { apiHost }: Options): RuntimeConfig {
  const file = join(folder, 'config.json');
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const config = decodeRuntimeConfig(content);
  return apiHost === undefined ? config : { ...config, apiHost };
}

function originsOf({ apiHost, mapTiles }: RuntimeConfig): string[] {
  const tiles = mapTiles === null ? null : URL.parse(mapTiles.url.replaceAll(/\{\w+\}\.?/g, ''));
  return [apiHost, tiles?.origin ?? ''].filter((origin) => origin !== '');
}

/** The page of the card field may redirect to another origin before it sends messages. */
const framesOf = ({ cardField }: RuntimeConfig): string[] =>
  cardField === null ? [] : [...new Set([new URL(cardField.url).origin, cardField.origin])];

function scriptsOf(folder: string): string[] {
  const pages = globSync('**/*.html', { cwd: folder }).map((page) =>
    readFileSync(join(folder, page), 'utf8'),
  );
  return [...new Set(pages.flatMap(inlineScriptSources))];
}

function sendConfig(response: ServerResponse, config: RuntimeConfig): void {
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', REVALIDATED);
  response.end(JSON.stringify(config));
}

function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': REVALIDATED });
  response.end(request.method === 'HEAD' ? undefined : 'Not found');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      api: { type: 'string' },
    },
  });
  try {
    const { url } = await serve(
      values.dir,
      Number(values.port),
      values.api === undefined ? {} : { apiHost: values.api },
    );
    console.log(`${values.dir}/ is served at ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
