import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { publicPages } from '#src/app/head/page-address.ts';
import { href, routeIds, routeOf } from '#src/config/routes.ts';
import type { Deployment, Headers } from '../../deploy/hosts/deployment.ts';
import { FALLBACK, REVALIDATED, rules, types } from '../../deploy/hosts/table.ts';
import { pageFile } from '../../deploy/pages/page-file.ts';
import { ask, type Reply } from './ask.ts';

/** A running host of a build. */
export interface Host {
  readonly origin: string;
  /** Folder with the build. A file `secret.txt`, which holds SECRET, is beside it. */
  readonly folder: string;
  readonly deployment: Deployment;
}

export interface Check {
  readonly name: string;
  readonly run: (host: Host) => Promise<void>;
}

/** Runs one check. */
export const expectPasses = ({ run }: Check, host: Host): Promise<void> => run(host);

export const SECRET = 'only for the machine itself';

const HASHED = rules.find(({ name }) => name === 'assets')?.cache ?? '';

const get = ({ origin, deployment }: Host, path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(origin, deployment.base + path.slice(1), { headers });

const contentOf = ({ folder }: Host, file: string) => readFileSync(join(folder, file));

/** The first file of the build whose name matches. */
function fileLike({ folder }: Host, pattern: string): string {
  const [name] = globSync(pattern, { cwd: folder });
  if (name === undefined) throw new Error(`the build has no ${pattern}`);
  return `/${name}`;
}

const script = (host: Host) => fileLike(host, 'assets/*.js');

function expectHeaders({ headers }: Reply, expected: Headers, context: string): void {
  for (const [name, value] of Object.entries(expected)) {
    expect(headers[name.toLowerCase()], `${name} of ${context}`).toBe(value);
  }
}

function expectPage(reply: Reply, content: Buffer, context: string): void {
  expect(reply.status, context).toBe(200);
  expect(reply.headers['content-type'], context).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(reply.headers['cache-control'], context).toBe(REVALIDATED);
  expect(reply.body.equals(content), `${context} is the expected page`).toBe(true);
}

const shows = (path: string, file: string, what = path): Check => ({
  name: `shows ${what}`,
  run: async (host) => expectPage(await get(host, path), contentOf(host, file), path),
});

const isMissing = (path: string): Check => ({
  name: `answers ${path} with 404, uncached, and no page of the app`,
  run: async (host) => {
    const reply = await get(host, path);
    expect(reply.status).toBe(404);
    expect(reply.headers['cache-control']).toBe(REVALIDATED);
    expect(reply.body.includes('id="root"')).toBe(false);
  },
});

/** Neither a file nor a listing, whatever the server says instead. */
const isClosed = (path: string): Check => ({
  name: `keeps ${path} closed`,
  run: async (host) => {
    const reply = await ask(host.origin, path);
    expect(reply.body.toString()).not.toMatch(
      new RegExp(`${SECRET}|root:x:0|Index of|RewriteEngine|Directory listing`),
    );
    expect([200, 301, 400, 403, 404]).toContain(reply.status);
    // If with 200, then the app, which knows no such address.
    if (reply.status === 200) expect(reply.body.includes('noindex')).toBe(true);
  },
});

const redirects = (path: string, to: string): Check => ({
  name: `redirects ${path} to ${to}`,
  run: async (host) => {
    const { origin, deployment } = host;
    const { status, headers } = await get(host, path);
    expect(status).toBe(301);
    const { host: where, pathname, search } = new URL(headers.location ?? '', origin);
    expect(where).toBe(new URL(origin).host);
    expect(pathname + search).toBe(deployment.base + to.slice(1));
  },
});

const staysHere = (path: string): Check => ({
  name: `does not send ${path} to another host`,
  run: async ({ origin }) => {
    const { headers } = await ask(origin, path);
    const { host } = new URL((headers.location ?? '/').replaceAll('\\', '/'), origin);
    expect(host).toBe(new URL(origin).host);
  },
});

/** One address for each public route. */
export async function samplePages(): Promise<readonly { readonly id: string; readonly path: string }[]> {
  return [...new Map((await publicPages()).toReversed().map((page) => [page.id, page])).values()];
}

const pages = (await samplePages()).map(({ id, path }) => shows(path, pageFile(path), `${path} (${id})`));

const panelPaths = routeIds
  .map(routeOf)
  .filter(({ frame, path }) => frame === 'panel' && path !== href('panel'))
  .map(({ path }) => path);

const fallback: readonly Check[] = [
  {
    name: `shows the app at the other ${String(panelPaths.length)} addresses of the panel`,
    run: async (host) => {
      for (const path of panelPaths) expectPage(await get(host, path), contentOf(host, FALLBACK), path);
    },
  },
  shows('/panel', 'panel/index.html', "the panel's first page"),
  shows('/panel/no-existe/tampoco', FALLBACK),
  shows('/no/existe', FALLBACK),
  shows('/detalles/screen-5/no-existe', FALLBACK),
  // Folders of pages that are not pages themselves.
  shows('/productos', FALLBACK),
  shows('/detalles', FALLBACK),
];

const addresses: readonly Check[] = [
  shows('/nosotros?de=correo', 'nosotros/index.html'),
  shows('/panel/usuarios?buscar=a.b', FALLBACK),
  shows('/%6Eosotros', 'nosotros/index.html'),
  shows('/', 'index.html', 'the home page'),
  redirects('/nosotros/', '/nosotros'),
  redirects('/productos/persianas/', '/productos/persianas'),
  redirects('/productos/persianas/?luz=oscura', '/productos/persianas?luz=oscura'),
  redirects('/panel/usuarios/', '/panel/usuarios'),
  redirects('/no/existe/', '/no/existe'),
  staysHere('//otra.ejemplo/'),
  staysHere('//otra.ejemplo/nosotros/'),
  staysHere('//2130706433/'),
  staysHere('/%5Cotra.ejemplo/'),
  staysHere('/%2F%2Fotra.ejemplo/'),
];

const missing: readonly Check[] = [
  ...['/assets/gone.js', '/assets/gone', '/assets/', '/assets', '/gone.png', '/og/gone.jpg', '/favicon.ico'],
  ...['/nosotros.html', '/.vite/manifest.json', '/.env', '/.git/config', '/_headers'],
].map(isMissing);

const closed: readonly Check[] = [
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'],
  ...['/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%252e%252e/secret.txt', '/og/'],
  ...[
    '/.htaccess',
    '//../secret.txt',
    '/%00',
    '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  ],
].map(isClosed);

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** A file in one of the encodings that are asked for, and unchanged beneath it. */
const isCompressed = (
  what: string,
  accepted: string,
  find: (host: Host) => readonly [string, string],
): Check => ({
  name: `sends ${what} compressed to who accepts ${accepted}`,
  run: async (host) => {
    const [path, file] = find(host);
    const { headers, body } = await get(host, path, { 'Accept-Encoding': accepted });
    const encoding = headers['content-encoding'] ?? '';
    expect(accepted.split(', ')).toContain(encoding);
    expect(decoders[encoding]?.(body).equals(contentOf(host, file))).toBe(true);
    expect(headers.vary).toBe('Accept-Encoding');
  },
});

const isPlain = (what: string, find: (host: Host) => readonly [string, string]): Check => ({
  name: `sends ${what} as it is to who accepts no encoding, and says that others get another`,
  run: async (host) => {
    const [path, file] = find(host);
    const { headers, body } = await get(host, path, { 'Accept-Encoding': 'identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.equals(contentOf(host, file))).toBe(true);
  },
});

const page = () => ['/nosotros', 'nosotros/index.html'] as const;
const app = () => ['/panel/usuarios', FALLBACK] as const;
const itself = (find: (host: Host) => string) => (host: Host) => [find(host), find(host)] as const;
/** A script that is large enough to have copies. */
const bigScript = itself((host) => fileLike(host, 'assets/*.js.gz').replace(/\.gz$/, ''));

const compression: readonly Check[] = [
  isCompressed('a page', 'gzip', page),
  isCompressed('a page', 'gzip, br', page),
  isCompressed('the fallback page', 'gzip', app),
  isCompressed('a script', 'gzip', bigScript),
  isCompressed('a script', 'gzip, br', bigScript),
  isCompressed('the sitemap', 'gzip', () => ['/sitemap.xml', 'sitemap.xml']),
  isPlain('a page', page),
  isPlain('the fallback page', app),
  isPlain('a script', bigScript),
  {
    name: 'keeps the type of a compressed script',
    run: async (host) => {
      const [path] = bigScript(host);
      const { headers } = await get(host, path, { 'Accept-Encoding': 'gzip, br' });
      expect(headers['content-type']).toMatch(/^text\/javascript(?:; ?charset=utf-8)?$/i);
    },
  },
  {
    name: 'sends fonts and pictures without compressing them again',
    run: async (host) => {
      for (const pattern of ['assets/*.woff2', 'og/*.jpg']) {
        const { headers } = await get(host, fileLike(host, pattern), { 'Accept-Encoding': 'gzip, br' });
        expect(headers['content-encoding'], pattern).toBeUndefined();
      }
    },
  },
  {
    name: 'gives every kind of file its type',
    run: async (host) => {
      const seen = new Map(
        globSync('**/*.*', { cwd: host.folder })
          .filter((name) => !/\.(?:br|gz)$|^\./.test(name))
          // One of each folder: a host may have folders of its own.
          .map((name) => [`${dirname(name)} ${extname(name)}`, name]),
      );
      expect(seen.size).toBeGreaterThan(5);
      for (const name of seen.values()) {
        const { headers } = await get(host, `/${name}`);
        expect(headers['content-type']?.split(';')[0], name).toBe(types[extname(name).slice(1)]);
      }
    },
  },
];

const hasCache = (what: string, cache: string, find: (host: Host) => string): Check => ({
  name: `sends ${what} with "${cache}"`,
  run: async (host) => {
    const { status, headers } = await get(host, find(host));
    expect([status, headers['cache-control']]).toEqual([200, cache]);
  },
});

const isKept = (what: string, cache: string, find: (host: Host) => string, accepted = 'identity'): Check => ({
  name: `answers 304 to who has ${what} (${accepted})`,
  run: async (host) => {
    const path = find(host);
    const first = await get(host, path, { 'Accept-Encoding': accepted });
    const again = await get(host, path, {
      'Accept-Encoding': accepted,
      'If-None-Match': first.headers.etag ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(cache);
  },
});

const caching: readonly Check[] = [
  hasCache('a script', HASHED, script),
  hasCache('a style sheet', HASHED, (host) => fileLike(host, 'assets/*.css')),
  hasCache('a font', HASHED, (host) => fileLike(host, 'assets/*.woff2')),
  hasCache('config.json', REVALIDATED, () => '/config.json'),
  hasCache('the sitemap', REVALIDATED, () => '/sitemap.xml'),
  hasCache('a picture of a shared link', REVALIDATED, (host) => fileLike(host, 'og/*.jpg')),
  hasCache('the icon', REVALIDATED, () => '/icon.svg'),
  hasCache('the worker', REVALIDATED, () => '/sw.js'),
  hasCache('the manifest', REVALIDATED, () => '/manifest.webmanifest'),
  isKept('a page', REVALIDATED, () => '/nosotros'),
  isKept('a page', REVALIDATED, () => '/nosotros', 'gzip'),
  isKept('the fallback page', REVALIDATED, () => '/panel', 'gzip'),
  isKept('config.json', REVALIDATED, () => '/config.json'),
  isKept('a script', HASHED, script, 'gzip'),
  {
    name: 'says that a page that one has is one of several encodings',
    run: async (host) => {
      const accepted = { 'Accept-Encoding': 'gzip' };
      const { headers } = await get(host, '/nosotros', accepted);
      const again = await get(host, '/nosotros', { ...accepted, 'If-None-Match': headers.etag ?? '' });
      expect(again.headers.vary).toBe('Accept-Encoding');
    },
  },
  {
    name: 'sends config.json as it was edited last',
    run: async (host) => {
      const { body } = await get(host, '/config.json', { 'Accept-Encoding': 'gzip, br' });
      expect(body.equals(contentOf(host, 'config.json'))).toBe(true);
    },
  },
];

const hasHeaders = (what: string, status: number, path: string): Check => ({
  name: `sends the policy and the other security headers with ${what}`,
  run: async (host) => {
    const reply = await get(host, path);
    expect(reply.status).toBe(status);
    expectHeaders(reply, host.deployment.headers.document, path);
  },
});

const security: readonly Check[] = [
  hasHeaders('a page', 200, '/nosotros'),
  hasHeaders('the login', 200, href('login')),
  hasHeaders('the fallback page', 200, '/panel/usuarios'),
  hasHeaders('a redirect', 301, '/nosotros/'),
  hasHeaders('a missing file', 404, '/gone.png'),
  hasHeaders('a missing asset', 404, '/assets/gone.js'),
  hasHeaders('a hidden file', 404, '/.env'),
  {
    name: 'sends the policy and the other security headers with a 304',
    run: async (host) => {
      const { headers } = await get(host, '/nosotros');
      const again = await get(host, '/nosotros', { 'If-None-Match': headers.etag ?? '' });
      expect(again.status).toBe(304);
      expectHeaders(again, host.deployment.headers.document, 'a 304');
    },
  },
  {
    name: 'sends nosniff with assets, but no policy',
    run: async (host) => {
      const reply = await get(host, script(host));
      expectHeaders(reply, host.deployment.headers.asset, 'a script');
      expect(reply.headers['content-security-policy']).toBeUndefined();
    },
  },
  {
    name: 'answers HEAD as GET, without a body',
    run: async (host) => {
      const path = host.deployment.base + 'nosotros';
      const [head, full] = await Promise.all([
        ask(host.origin, path, { method: 'HEAD' }),
        ask(host.origin, path),
      ]);
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expectHeaders(head, host.deployment.headers.document, 'HEAD');
      expect(head.headers.etag).toBe(full.headers.etag);
    },
  },
];

/** What every host does with a build. */
export const checks: readonly Check[] = [
  ...pages,
  ...fallback,
  ...addresses,
  ...missing,
  ...closed,
  ...compression,
  ...caching,
  ...security,
];

/** The trees of the API where another server has them. */
export const withoutApi: readonly Check[] = ['/api/states', '/api/user-add/', '/storage/a.jpg'].map(
  isMissing,
);

/** What every host of a site below a path does with other addresses. */
export const belowPath: readonly Check[] = [
  {
    name: 'redirects the base path without its slash',
    run: async ({ origin, deployment: { base } }) => {
      const { status, headers } = await ask(origin, base.slice(0, -1));
      expect(status).toBe(301);
      expect(new URL(headers.location ?? '', origin).href).toBe(new URL(base, origin).href);
    },
  },
  {
    name: 'leaves the addresses beside the base path to others',
    run: async ({ origin }) => {
      // The server's own answer: 403 where nothing was granted.
      for (const path of ['/nosotros', '/tiendas']) {
        expect([403, 404], path).toContain((await ask(origin, path)).status);
      }
    },
  },
];
