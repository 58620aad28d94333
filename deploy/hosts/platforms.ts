import type { Deployment, Headers } from './deployment.ts';
import { API_TREES, REVALIDATED, rules } from './table.ts';

const section = (path: string, headers: Headers) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * `_headers` of static platforms (Netlify, Cloudflare Pages and those that read the same file). A platform joins the
 * values of a header that two sections set, so no header is in two sections. They revalidate files by default.
 */
export function platformHeaders({ base, headers }: Deployment): string {
  const cached = rules.filter(({ cache }) => cache !== REVALIDATED);
  return [
    ...section(`${base}*`, headers.document),
    ...cached.flatMap(({ name, cache }) => section(`${base}${name}/*`, { 'Cache-Control': cache })),
    '',
  ].join('\n');
}

/**
 * `_redirects` of static platforms. Pages need none: their files are where they look for them, and `404.html` is the
 * app for all other addresses. A rule for these would, on some platforms, also replace the pages.
 * @param api the API server, where calls go to the site's own origin
 */
export const platformRedirects = (api: string | null): string =>
  [
    '# Pages need no rules. Calls of the API are passed on by Netlify; elsewhere set apiHost in config.json.',
    ...(api === null ? [] : API_TREES.map((tree) => `${tree}* ${api}${tree}:splat 200`)),
    '',
  ].join('\n');
