import type { Deployment, Headers } from './deployment.ts';
import { quoted, type Place } from './place.ts';
import {
  API_TREES,
  encodings,
  FALLBACK,
  NEVER_STORED,
  REVALIDATED,
  rules,
  types,
  type Rule,
} from './table.ts';

const indented = (block: readonly string[]) => block.map((line) => (line === '' ? '' : `\t${line}`));

const sendFile = ['file_server {', `\tprecompressed ${Object.values(encodings).join(' ')}`, '}'];

function actionOf({ name, answer }: Rule, base: string): readonly string[] {
  switch (answer) {
    case 'nothing':
      return ['error 404'];
    case 'file':
      return sendFile;
    case 'redirect':
      return [
        'map {query} {asked} {',
        '\t"" ""',
        '\tdefault "?{query}"',
        '}',
        `redir * ${base}{re.${name}.1}{asked} 301`,
      ];
    case 'app':
      return [`rewrite * ${base}${FALLBACK}`, ...sendFile];
    case 'page':
      return [`try_files {path} {path}/index.html ${base}${FALLBACK}`, ...sendFile];
  }
}

/** The rules are in a `route`, which keeps their order. */
const handleOf = (rule: Rule, base: string) => [
  `@${rule.name} path_regexp ${rule.name} ^${base}${rule.path}`,
  `handle @${rule.name} {`,
  ...indented([`import ${rule.headers} ${quoted(rule.cache)}`, ...actionOf(rule, base)]),
  '}',
];

/** Headers that several rules share; the argument is the value of Cache-Control. */
const snippet = (name: string, headers: Headers) => [
  `(${name}) {`,
  ...indented([
    'header {',
    ...indented(Object.entries(headers).map(([header, value]) => `${header} ${quoted(value)}`)),
    '\tCache-Control {args.0}',
    '}',
  ]),
  '}',
  '',
];

const proxyTo = (api: string) =>
  API_TREES.flatMap((tree) => [
    `handle ${tree}* {`,
    ...indented([
      `reverse_proxy ${api} {`,
      '\theader_down X-Content-Type-Options "nosniff"',
      ...(tree === NEVER_STORED.tree ? [`\theader_down Cache-Control ${quoted(NEVER_STORED.value)}`] : []),
      '}',
    ]),
    '}',
  ]);

/** A Caddyfile. */
export function caddyfile(deployment: Deployment, { root, api, plainPort }: Place): string {
  const { base, host, headers } = deployment;
  const typed = Object.entries(types).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quoted(type)}`,
  ]);
  const site = [
    `root * ${root}`,
    'encode {',
    '\tgzip',
    '\tmatch {',
    '\t\theader Content-Type text/html*',
    '\t}',
    '}',
    '# What was compressed and what was not are answers to the same address.',
    '@compressed not path /api/* /storage/*',
    'header @compressed {',
    '\tVary "Accept-Encoding"',
    '\tdefer',
    '}',
    '',
    'route {',
    ...indented([
      ...(api === null ? [] : proxyTo(api)),
      ...(base === '/' ? [] : [`redir ${base.slice(0, -1)} ${base} 301`]),
      ...typed,
      ...rules.flatMap((rule) => handleOf(rule, base)),
      // Addresses beside the site's base path.
      'error 404',
    ]),
    '}',
    'handle_errors {',
    ...indented([
      `import document ${quoted(REVALIDATED)}`,
      'respond "{err.status_code} {err.status_text}" {err.status_code}',
    ]),
    '}',
  ];
  const address = plainPort === undefined ? host : `http://127.0.0.1:${String(plainPort)}`;
  return [
    ...Object.entries(headers).flatMap(([name, sent]) => snippet(name, sent)),
    `${address} {`,
    ...indented(site),
    '}',
    '',
  ].join('\n');
}
