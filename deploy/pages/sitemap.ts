import { href, PANEL_ROOT } from '#src/config/routes.ts';
import type { Site } from '#src/config/site.schema.ts';
import { baseOf } from '../site.ts';
import { escapeMarkup } from './escape-markup.ts';

/** A sitemap of pages by their paths below the site's address. */
export const sitemap = (url: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(paths)].map((path) => `  <url><loc>${escapeMarkup(url + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt: everything public is allowed, personal pages are not. */
export const robots = (site: Pick<Site, 'url'>): string =>
  [
    'User-agent: *',
    ...[PANEL_ROOT, href('login')].map((path) => `Disallow: ${baseOf(site).slice(0, -1)}${path}`),
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ].join('\n');
