import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';

/** Every public page of the build by its address. */
const pages = new Map(
  globSync('**/index.html', { cwd: 'dist' })
    .map((file): readonly [string, string] => [
      `/${file.replace(/\/?index\.html$/, '').replaceAll('\\', '/')}`,
      readFileSync(join('dist', file), 'utf8'),
    ])
    .filter(([path]) => !/^\/panel(?:$|\/)/.test(path)),
);

/** The value of an attribute of the first matching tag. */
const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

const canonicalOf = (html: string) => attributeOf(html, /<link rel="canonical" href="([^"]+)"/);

/** Routes without their own page: personal or standalone ones. */
const appOnly = /^\/(?:panel|login|autenticacion)(?:$|[/?#])/;

describe('the pages of the build', () => {
  test('are more than 600', () => {
    expect(pages.size).toBeGreaterThan(600);
  });

  test('link only to existing pages', () => {
    const broken = new Set<string>();
    for (const [path, html] of pages) {
      for (const [, target = ''] of html.matchAll(/<a[^>]*\shref="?(\/[^"\s>]*)/g)) {
        const [address = ''] = target.replaceAll('&amp;', '&').split(/[?#]/);
        if (!appOnly.test(address) && !pages.has(decodeURI(address))) broken.add(`${path} → ${target}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('can all be reached from the home page', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      for (const [, target = ''] of (pages.get(path) ?? '').matchAll(/<a[^>]*\shref="?(\/[^"#?\s>]*)/g)) {
        if (pages.has(target)) reached.add(target);
      }
    }
    // No page links the quoter's second address (B07).
    expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual(['/rollux/cotizador']);
  });

  test('each have their own title, description and canonical address', () => {
    const titles = new Map<string, string>();
    for (const [path, html] of pages) {
      if (path === '/rollux/cotizador') continue;
      const title = attributeOf(html, /<title>([^<]+)<\/title>/) ?? '';
      expect(titles.get(title), `${path} and another: ${title}`).toBeUndefined();
      titles.set(title, path);
      expect(canonicalOf(html), path).toBe(site.url + path);
      expect(attributeOf(html, /name="description" content="([^"]+)"/)?.length, path).toBeGreaterThan(20);
      expect(html.match(/<h1/g), path).toHaveLength(1);
    }
  });

  test('have an existing picture for sharing', () => {
    for (const [path, html] of pages) {
      const picture = attributeOf(html, /property="og:image" content="([^"]+)"/) ?? '';
      expect(picture.startsWith(`${site.url}/og/`), path).toBe(true);
      expect(existsSync(join('dist', new URL(picture).pathname)), `${path}: ${picture}`).toBe(true);
    }
  });

  /** The structured data of a page. */
  const factsOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
      ([, text = '']): unknown => JSON.parse(text),
    );

  test("give each product's lowest price in structured data", () => {
    const products = [...pages].filter(([path]) => path.startsWith('/detalles'));
    expect(products.length).toBeGreaterThan(400);
    for (const [path, html] of products) {
      expect(factsOf(html), path).toContainEqual(
        expect.objectContaining({
          '@type': 'Product',
          offers: expect.objectContaining({ lowPrice: expect.stringMatching(/^\d+\.\d{2}$/) }),
        }),
      );
    }
  });

  test('have structured breadcrumbs that lead to existing pages', () => {
    const lost = new Set<string>();
    for (const [path, html] of pages) {
      for (const [, address = ''] of JSON.stringify(factsOf(html)).matchAll(/"item":"([^"]+)"/g)) {
        if (!pages.has(address.slice(site.url.length))) lost.add(`${path}: ${address}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  test('are each in the sitemap once, and nothing else is', () => {
    const xml = readFileSync('dist/sitemap.xml', 'utf8');
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.slice(site.url.length),
    );
    const isListed = (path: string) => !/^\/(?:login|autenticacion|rollux\/cotizador)$/.test(path);
    expect(listed.toSorted()).toEqual([...pages.keys()].filter(isListed).toSorted());
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });
});
