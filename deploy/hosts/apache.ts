import type { Deployment, Headers } from './deployment.ts';
import { certificateOf, quoted, type Place } from './place.ts';
import {
  API_TREES,
  copied,
  encodings,
  FALLBACK,
  NEVER_STORED,
  REVALIDATED,
  rules,
  types,
  type Rule,
} from './table.ts';

const indented = (block: readonly string[]) => block.map((line) => (line === '' ? '' : `    ${line}`));

/** In a folder's rules, paths are relative to the folder and have no slash at their beginning. */
const rewrite = (path: string, to: string, flags: string) => `RewriteRule "^${path}" "${to}" [${flags}]`;

function actionOf({ path, answer }: Rule): readonly string[] {
  switch (answer) {
    case 'nothing':
      return [rewrite(path, '-', 'R=404,L')];
    case 'file':
      return [
        'RewriteCond %{REQUEST_FILENAME} !-f',
        rewrite(path, '-', 'R=404,L'),
        ...copies(path),
        rewrite(path, '-', 'L'),
      ];
    case 'redirect':
      return [rewrite(path, '$1', 'R=301,L')];
    case 'app':
      return [rewrite(path, FALLBACK, 'L')];
    case 'page':
      return [
        rewrite('$', 'index.html', 'L'),
        'RewriteCond %{REQUEST_FILENAME} -f',
        rewrite('', '-', 'L'),
        'RewriteCond %{REQUEST_FILENAME}/index.html -f',
        rewrite('(.+)$', '$1/index.html', 'L'),
        rewrite('', FALLBACK, 'L'),
      ];
  }
}

/** Sends the compressed copy of a file, where the build wrote one. */
const copies = (path: string) =>
  Object.entries(encodings).flatMap(([extension, encoding]) => [
    String.raw`RewriteCond %{HTTP:Accept-Encoding} \b${encoding}\b`,
    `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    // The whole path: the rule's own expression may end before its end.
    `RewriteCond $0 ^${path}`,
    rewrite('.+$', `$0.${extension}`, 'L'),
  ]);

/** Headers for one rule's addresses, or for all but those. */
const headersFor = (headers: Headers, condition: string) =>
  Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} ${quoted(value)} "expr=${condition}"`,
  );

function headerRules({ base, headers }: Deployment): readonly string[] {
  const cached = rules.find(({ cache }) => cache !== REVALIDATED);
  if (cached === undefined) return [];
  const isAsset = `%{REQUEST_URI} =~ m#^${base}${cached.path}# && %{REQUEST_STATUS} < 400`;
  return [
    ...headersFor({ ...headers[cached.headers], 'Cache-Control': cached.cache }, isAsset),
    ...headersFor({ ...headers.document, 'Cache-Control': REVALIDATED }, `!(${isAsset})`),
  ];
}

/** Rules for the site's folder, in `.htaccess` or in a `<Directory>`. */
function folderRules(deployment: Deployment): readonly string[] {
  const { base } = deployment;
  return [
    'DirectorySlash Off',
    ...(base === '/' ? [] : [`RedirectMatch 301 "^${base.slice(0, -1)}$" "${base}"`]),
    'AddDefaultCharset utf-8',
    `AddCharset utf-8 ${copied.map((extension) => `.${extension}`).join(' ')}`,
    ...Object.entries(types).map(([extension, type]) => `AddType ${type} .${extension}`),
    'RemoveType .gz',
    ...Object.entries(encodings).map(([extension, encoding]) => `AddEncoding ${encoding} .${extension}`),
    '',
    'RewriteEngine On',
    `RewriteBase ${base}`,
    ...rules.flatMap(actionOf),
    '',
    'AddOutputFilterByType DEFLATE text/html',
    '# Apache marks the ETag of what it compressed, and would not know it again.',
    'RequestHeader edit* If-None-Match "-gzip\\"" "\\""',
    '# What was compressed and what was not are answers to the same address.',
    `<FilesMatch "\\.(?:${copied.join('|')}|html|${Object.keys(encodings).join('|')})$">`,
    '    Header always set Vary Accept-Encoding',
    '</FilesMatch>',
    ...headerRules(deployment),
  ];
}

const proxyTo = (api: string) =>
  API_TREES.flatMap((tree) => [
    `ProxyPass ${tree} ${api}${tree} timeout=300`,
    `<Location ${tree}>`,
    ...indented([
      'Header always set X-Content-Type-Options "nosniff"',
      ...(tree === NEVER_STORED.tree
        ? [`Header always set Cache-Control ${quoted(NEVER_STORED.value)}`, 'Header unset Cache-Control']
        : []),
    ]),
    '</Location>',
  ]);

/** The site's rules as `.htaccess`, for a host where one cannot edit the server's own configuration. */
export const htaccess = (deployment: Deployment): string =>
  [
    '# Modules: rewrite headers deflate. It needs AllowOverride FileInfo Indexes, and cannot pass on calls of the API.',
    ...folderRules(deployment),
    '',
  ].join('\n');

/** A site of Apache: a file for `sites-enabled/`. */
export function apacheSite(deployment: Deployment, { root, api, plainPort }: Place): string {
  const { base, host } = deployment;
  const { chain, key } = certificateOf(host);
  const site = [
    `ServerName ${host}`,
    ...(plainPort === undefined
      ? [
          'Protocols h2 http/1.1',
          'SSLEngine on',
          `SSLCertificateFile ${chain}`,
          `SSLCertificateKeyFile ${key}`,
        ]
      : []),
    `DocumentRoot ${root}`,
    `<Directory ${root}${base}>`,
    ...indented([
      'Require all granted',
      'AllowOverride None',
      'Options FollowSymLinks',
      ...folderRules(deployment),
    ]),
    '</Directory>',
    ...(api === null ? [] : proxyTo(api)),
  ];
  const toHttps = [
    '<VirtualHost *:80>',
    ...indented([`ServerName ${host}`, `Redirect permanent / https://${host}/`]),
    '</VirtualHost>',
  ];
  return [
    `# Modules: rewrite headers deflate${plainPort === undefined ? ' ssl http2' : ''}${api === null ? '' : ' proxy_http'}`,
    ...(plainPort === undefined ? toHttps : []),
    `<VirtualHost ${plainPort === undefined ? '*:443' : `127.0.0.1:${String(plainPort)}`}>`,
    ...indented(site),
    '</VirtualHost>',
    '',
  ].join('\n');
}
