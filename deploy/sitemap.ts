import { escapeMarkup } from './escape-markup.ts';

/** A sitemap of pages by their paths. */
export const sitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(paths)].map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt: everything public is allowed, personal pages are not. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /panel', 'Disallow: /login', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
