import { expect, it } from 'vitest';
import { robots, sitemap } from '../../deploy/pages/sitemap.ts';

it('lists each page once, with its address escaped for XML', () => {
  const xml = sitemap('https://www.rollux.mx', ['/', '/a&b', '/']);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://www.rollux.mx/a&amp;b</loc>');
});

it('excludes personal pages in robots.txt', () => {
  const text = robots({ url: 'https://www.rollux.mx' });
  expect(text).toContain('Disallow: /panel\n');
  expect(text).toContain('Sitemap: https://www.rollux.mx/sitemap.xml');
  expect(robots({ url: 'https://ejemplo.mx/tienda' })).toContain('Disallow: /tienda/panel\n');
});
