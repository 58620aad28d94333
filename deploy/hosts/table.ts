import { PANEL_ROOT } from '#src/config/routes.ts';

/** What a host sends for an address. */
export type Answer =
  /** The file of that name, or 404. */
  | 'file'
  /** 404, whether there is such a file or not. */
  | 'nothing'
  /** A permanent redirect to the path that the rule's first group matches. */
  | 'redirect'
  /** The file, the page of the folder, or the fallback page. */
  | 'page'
  /** The fallback page. */
  | 'app';

/** What a host does with some addresses. */
export interface Rule {
  readonly name: string;
  /**
   * Matches a decoded path from its beginning, without the base path and its closing slash. JavaScript, PCRE (nginx,
   * Apache) and RE2 (Caddy) all read it: it has no look-around.
   */
  readonly path: string;
  readonly answer: Answer;
  /** Value of `Cache-Control`, unless the answer is 404. */
  readonly cache: string;
  /** Which headers: documents have more than the many files of a page. */
  readonly headers: 'document' | 'asset';
}

/** Cached, but asked for again each time: pages and settings change under the same name. */
export const REVALIDATED = 'no-cache';

const document = { cache: REVALIDATED, headers: 'document' } as const;

/** The rules of every host, in order: the first that matches an address applies. */
export const rules: readonly Rule[] = [
  { name: 'well-known', path: String.raw`\.well-known/`, answer: 'file', ...document },
  // Files for the host itself, and what was never meant to be uploaded.
  {
    name: 'hidden',
    path: String.raw`(?:(?:.*/)?\.|(?:_headers|_redirects)$)`,
    answer: 'nothing',
    ...document,
  },
  // Where the API server shares the origin, it answers them.
  { name: 'api', path: '(?:api|storage)(?:/|$)', answer: 'nothing', ...document },
  // A page in place of a missing asset would break the page that requested it.
  {
    name: 'assets',
    path: 'assets(?:/|$)',
    answer: 'file',
    cache: 'public, max-age=31536000, immutable',
    headers: 'asset',
  },
  { name: 'files', path: String.raw`.*\.[^/]*$`, answer: 'file', ...document },
  // Only plain names, so that it cannot lead to another host.
  { name: 'closing-slash', path: String.raw`((?:[\w-]+/)*[\w-]+)/$`, answer: 'redirect', ...document },
  // Its first page has a file of its own.
  { name: 'panel', path: `${PANEL_ROOT.slice(1)}/`, answer: 'app', ...document },
  { name: 'pages', path: '', answer: 'page', ...document },
];

/** The page of addresses that have none. */
export const FALLBACK = 'app.html';

/** Trees of the API server at the root of the origin, where it shares the site's. */
export const API_TREES = ['/api/', '/storage/'] as const;

/** The API's replies hold what only one person may see; its stored files say themselves how long they are kept. */
export const NEVER_STORED = { tree: '/api/', value: 'no-store' } as const;

/** Types of the files of a build, by extension; texts are in UTF-8. */
export const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** Extensions of files of which the build writes compressed copies; pages are compressed on request. */
export const copied = ['js', 'css', 'json', 'svg', 'xml', 'txt'] as const;

/** Encodings of the copies by their extension, the best first. */
export const encodings = { br: 'br', gz: 'gzip' } as const;

/** Settings that are edited after the build, so that copies would be outdated. */
export const NEVER_COPIED = 'config.json';

/** The rule of a decoded path below the base path, without a slash at its beginning. */
export function ruleOf(path: string): Rule {
  const found = rules.find((rule) => new RegExp(`^${rule.path}`).test(path));
  if (found === undefined) throw new Error(`no rule of deploy/hosts/table.ts matches ${path}`);
  return found;
}
