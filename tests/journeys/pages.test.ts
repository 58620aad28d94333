import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';

/** Every page of the build by its address; the fallback is the address of none. */
const pages = new Map(
  globSync('**/*.html', { cwd: 'dist' })
    .filter((file) => file !== 'app.html')
    .map((file) => [
      file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '').replaceAll('\\', '/')}`,
      readFileSync(join('dist', file), 'utf8'),
    ]),
);

/** What stands in an attribute of the first tag that is like this. */
const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

const canonicalOf = (html: string) => attributeOf(html, /<link rel="canonical" href="([^"]+)"/);

/** Addresses that the app answers without a page of its own: they are a person's, or a standalone screen's. */
const appOnly = /^\/(?:panel|login|autenticacion)(?:$|[/?#])/;

describe('the pages of the build', () => {
  test('are many', () => {
    expect(pages.size).toBeGreaterThan(600);
  });

  test('link to nothing that is not there', () => {
    const broken = new Set<string>();
    for (const [path, html] of pages) {
      for (const [, target = ''] of html.matchAll(/<a[^>]*\shref="(\/[^"]*)"/g)) {
        const [address = ''] = target.replaceAll('&amp;', '&').split(/[?#]/);
        if (!appOnly.test(address) && !pages.has(decodeURI(address))) broken.add(`${path} → ${target}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('can all be reached from the first one', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      for (const [, target = ''] of (pages.get(path) ?? '').matchAll(/<a[^>]*\shref="(\/[^"#?]*)/g)) {
        if (pages.has(target)) reached.add(target);
      }
    }
    // A quoter under a second name is offered nowhere (DESIGN 4).
    expect([...pages.keys()].filter((path) => !reached.has(path))).toEqual(['/rollux/cotizador']);
  });

  test('each say in the head who they are, as no other does', () => {
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

  test('are shared with a picture that is there', () => {
    for (const [path, html] of pages) {
      const picture = attributeOf(html, /property="og:image" content="([^"]+)"/) ?? '';
      expect(picture.startsWith(`${site.url}/og/`), path).toBe(true);
      expect(existsSync(join('dist', new URL(picture).pathname)), `${path}: ${picture}`).toBe(true);
    }
  });

  /** What a page tells search engines. */
  const factsOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
      ([, text = '']): unknown => JSON.parse(text),
    );

  test('tell search engines of each product what it costs at the least', () => {
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

  test('tell search engines of ways to them that exist', () => {
    const lost = new Set<string>();
    for (const [path, html] of pages) {
      for (const [, address = ''] of JSON.stringify(factsOf(html)).matchAll(/"item":"([^"]+)"/g)) {
        if (!pages.has(address.slice(site.url.length))) lost.add(`${path}: ${address}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  test('are in the sitemap, each once, and nothing else is', () => {
    const xml = readFileSync('dist/sitemap.xml', 'utf8');
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.slice(site.url.length),
    );
    const isListed = (path: string) => !/^\/(?:login|autenticacion|rollux\/cotizador)$/.test(path);
    expect(listed.toSorted()).toEqual([...pages.keys()].filter(isListed).toSorted());
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });
});
