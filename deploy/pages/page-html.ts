import type { PageHead } from '#src/app/head/page-head.ts';
import { PICTURE } from '#src/app/head/page-picture.ts';
import type { ModuleFiles } from '../manifest.ts';
import { escapeMarkup } from './escape-markup.ts';

interface PageParts {
  /** The path under which the site is served, with a closing slash. */
  readonly base: string;
  readonly files: ModuleFiles;
  /** Content of all style sheets of the page. */
  readonly css: string;
  /** The file with those styles, for pages that share it; null to inline them. */
  readonly styleSheet: string | null;
  readonly head?: PageHead;
  /** Id of the route and the HTML of #root; absent on the fallback page. */
  readonly body?: { readonly id: string; readonly html: string };
  /** Scripts that the page loads at the first interaction. */
  readonly deferred?: readonly string[];
  /** Weights of the text that the page shows first. @default light and regular */
  readonly fontWeights?: readonly number[];
  /** Tags that only this page needs. */
  readonly extraHead?: string;
}

/** Tag of pages that search engines should not list. */
export const NO_INDEX = '<meta name="robots" content="noindex">';

function headTags({
  title,
  description,
  canonical,
  picture,
  locale,
  brand,
  structuredData,
}: PageHead): string {
  const meta = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    // In a script's text only the end of the script is markup.
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n');
}

function fontPreloads(css: string, weights: readonly number[]): string {
  const faces = css.matchAll(/(?<=url\()[\w./-]*\/assets\/roboto-latin-(\d+)-normal[\w-]*\.woff2/g);
  const shown = [...faces].filter(([, weight]) => weights.includes(Number(weight))).map(([font]) => font);
  return [...new Set(shown)]
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('\n');
}

/** Scripts are not markup. */
const SCRIPT = /(<script[^]*?<\/script>)/;

/** An attribute that needs no quotes. Before `/>` it does: the slash would belong to the value. */
const QUOTED = / ([\w:-]+)="([^\s"'`=<>]*[^\s"'`=<>/])"(?=[\s>])/g;

/**
 * Removes what browsers do not need: the router's marker of links for its framework mode, the namespace of icons, the
 * closing tags of empty SVG elements, the slash of elements that HTML never closes, and the quotes of attributes without a
 * blank.
 */
const compact = (html: string): string =>
  html
    .replaceAll(' data-discover="true"', '')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/<(path|rect|stop|circle|line|ellipse|use)((?:\s[^<>]*)?)><\/\1>/g, '<$1$2/>')
    .replaceAll(/<(img|input|br|hr|source)((?:\s[^<>]*)?)\/>/g, '<$1$2>')
    .split(SCRIPT)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(QUOTED, ' $1=$2') : part))
    .join('');

/** `assets/NAME.js` as NAME, because pages name many scripts. */
const scriptName = (file: string): string => file.replace(/^assets\/(.*)\.js$/, '$1');

/**
 * Fills the page that Vite built. The styles are inline, and the head preloads the next scripts; or they are in one file
 * that similar pages share, and the entry preloads the scripts (`data-scripts`), after that file. A style sheet that the page already has must not load again with its module: Vite's loader looks
 * for its link, and a disabled link does not load.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const {
    base,
    files,
    css,
    styleSheet,
    head,
    body,
    deferred = [],
    fontWeights = [300, 400],
    extraHead = '',
  } = parts;
  // A sheet would share the line with the scripts, and the page is shown only once it is there.
  const preloaded = styleSheet === null ? files.scripts : [];
  const named = { scripts: styleSheet === null ? [] : files.scripts, later: deferred };
  const scriptNames = Object.entries(named)
    .filter(([, scripts]) => scripts.length > 0)
    .map(([name, scripts]) => ` data-${name}="${scripts.map(scriptName).join(' ')}"`)
    .join('');
  // The page is shown once its sheet is there, with or without its fonts: so the sheet is asked for first.
  const fonts = body ? fontPreloads(css, fontWeights) : '';
  const tags = [
    head ? headTags(head) : NO_INDEX,
    ...(styleSheet === null
      ? [compact(fonts), `<style>${css}</style>`]
      : [compact(`<link rel="stylesheet" href="${base}${styleSheet}">`), compact(fonts)]),
    ...files.styles.map((file) => compact(`<link rel="stylesheet" href="${base}${file}" disabled>`)),
    ...preloaded.map((file) => compact(`<link rel="modulepreload" crossorigin href="${base}${file}">`)),
    extraHead,
  ];
  return template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeMarkup(head?.title ?? 'Rollux')}</title>`)
    .replace('</head>', () => `${tags.filter(Boolean).join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () =>
      body
        ? `<div id="root" data-route="${body.id}"${scriptNames}>${compact(body.html)}</div>`
        : '<div id="root"></div>',
    );
}
