import { expect, it } from 'vitest';
import { robots, sitemap } from '../../deploy/sitemap.ts';

it('lists each page once, in addresses that XML takes', () => {
  const xml = sitemap('https://www.rollux.mx', ['/', '/a&b', '/']);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://www.rollux.mx/a&amp;b</loc>');
});

it('asks search engines to stay out of what is a person’s own', () => {
  const text = robots('https://www.rollux.mx');
  expect(text).toContain('Disallow: /panel');
  expect(text).toContain('Sitemap: https://www.rollux.mx/sitemap.xml');
});
