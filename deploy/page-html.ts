import type { PageHead } from '#src/app/page-head.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { ModuleFiles } from './manifest.ts';

interface PageParts {
  readonly files: ModuleFiles;
  /** Content of all style sheets that the page shows, to inline. */
  readonly css: string;
  readonly head?: PageHead;
  /** Id of the route and the HTML that belongs into #root; absent on the fallback page. */
  readonly body?: { readonly id: string; readonly html: string };
  /** Scripts that the page asks for once somebody does something on it. */
  readonly later?: readonly string[];
  /** Tags that only this page needs. */
  readonly extraHead?: string;
}

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
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    // In a script's text only the end of the script is markup.
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}

/** Font faces of the weights that every page shows first. */
function fontPreloads(css: string): string {
  return [...new Set(css.match(/\/assets\/roboto-latin-(?:300|400)-normal[\w-]*\.woff2/g))]
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('\n    ');
}

/**
 * Fills the page that Vite built: what the page shows comes with the page (styles inline), what it runs next is
 * announced in its head, and a style sheet that stands inline already is not fetched again when its module arrives:
 * Vite's loader looks for its link, and a disabled one is never fetched.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const { files, css, head, body, later = [], extraHead = '' } = parts;
  const laterFiles = later.length === 0 ? '' : ` data-later="${later.map((file) => `/${file}`).join(' ')}"`;
  const tags = [
    head ? headTags(head) : '<meta name="robots" content="noindex">',
    body ? fontPreloads(css) : '',
    `<style>${css}</style>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    extraHead,
  ];
  return template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeMarkup(head?.title ?? 'Rollux')}</title>`)
    .replace('</head>', () => `  ${tags.filter(Boolean).join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () =>
      body
        ? `<div id="root" data-route="${body.id}"${laterFiles}>${body.html}</div>`
        : '<div id="root"></div>',
    );
}
