import type { Deployment, Headers } from './deployment.ts';
import { certificateOf, quoted, type Place } from './place.ts';
import { API_TREES, FALLBACK, NEVER_STORED, REVALIDATED, rules, types, type Rule } from './table.ts';

const lines = (...parts: readonly (string | readonly string[])[]): string[] => parts.flat();
const indented = (block: readonly string[]) => block.map((line) => (line === '' ? '' : `    ${line}`));

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** `gzip_vary` would leave it out of a 304. */
const varied = { Vary: 'Accept-Encoding' };

/** What a location does; it repeats all headers when it has one of its own, because nginx then drops the server's. */
function actionOf({ answer, cache, headers }: Rule, { base, headers: sent }: Deployment): readonly string[] {
  const own =
    cache === REVALIDATED ? [] : addHeaders({ ...sent[headers], ...varied, 'Cache-Control': cache });
  switch (answer) {
    case 'nothing':
      return ['return 404;'];
    case 'file':
      return [...own, `try_files $uri @missing;`];
    case 'redirect':
      return [`return 301 ${base}$1$is_args$args;`];
    case 'app':
      return [`rewrite ^ ${base}${FALLBACK} last;`];
    case 'page':
      return [`try_files $uri $uri/index.html ${base}${FALLBACK};`];
  }
}

/** Regular expressions are tried in this order. */
const locationOf = (rule: Rule, deployment: Deployment) => [
  `location ~ "^${deployment.base}${rule.path}" {`,
  ...indented(actionOf(rule, deployment)),
  '}',
];

const proxyTo = (api: string) =>
  API_TREES.flatMap((tree) => [
    `location ^~ ${tree} {`,
    ...indented([
      `proxy_pass ${api};`,
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      '# The app waits as long as the person does; photos have up to 5 MB.',
      'proxy_read_timeout 300s;',
      'client_max_body_size 10m;',
      ...(tree === NEVER_STORED.tree
        ? [
            'proxy_hide_header Cache-Control;',
            ...addHeaders({ 'Cache-Control': NEVER_STORED.value, 'X-Content-Type-Options': 'nosniff' }),
          ]
        : addHeaders({ 'X-Content-Type-Options': 'nosniff' })),
    ]),
    '}',
  ]);

function listening(host: string, plainPort: number | undefined): readonly string[] {
  if (plainPort !== undefined) return [`listen 127.0.0.1:${String(plainPort)};`];
  const { chain, key } = certificateOf(host);
  return [
    '# From nginx 1.25.1 on, "http2 on;" may replace the word http2.',
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `ssl_certificate ${chain};`,
    `ssl_certificate_key ${key};`,
  ];
}

const toHttps = (host: string) => [
  'server {',
  ...indented([
    'listen 80;',
    'listen [::]:80;',
    `server_name ${host};`,
    `return 301 https://${host}$request_uri;`,
  ]),
  '}',
  '',
];

/** A site of nginx: a file for `sites-enabled/`. */
export function nginxSite(deployment: Deployment, { root, api, plainPort }: Place): string {
  const { base, host, headers } = deployment;
  const last = rules.at(-1);
  const server = lines(
    listening(host, plainPort),
    `server_name ${host};`,
    `root ${root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    'types {',
    indented(Object.entries(types).map(([extension, type]) => `${type} ${extension};`)),
    '}',
    '',
    '# The build writes compressed copies of all but pages, which nginx compresses on request (text/html is always',
    '# among the types). brotli and brotli_static need the package libnginx-mod-http-brotli-static.',
    'gzip on;',
    'gzip_proxied any;',
    'gzip_static on;',
    '# brotli on;',
    '# brotli_static on;',
    '',
    addHeaders({ ...headers.document, ...varied, 'Cache-Control': REVALIDATED }),
    '',
    api === null ? [] : lines(proxyTo(api), ''),
    base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }`],
    rules.slice(0, -1).flatMap((rule) => locationOf(rule, deployment)),
    last === undefined ? [] : [`location ${base} {`, ...indented(actionOf(last, deployment)), '}'],
    'location @missing { return 404; }',
  );
  return lines(plainPort === undefined ? toHttps(host) : [], 'server {', indented(server), '}', '').join(
    '\n',
  );
}
