import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttpServer, type HttpServer } from '#mocks/http.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { pageFile } from '../../../deploy/pages/page-file.ts';
import { serve } from '../../../deploy/serve.ts';
import { keepNow } from '../support/kept.ts';
import { servePlainly } from '../support/plain-server.ts';
import { enter, heading, untilHydrated } from '../support/steps.ts';
import { watchPage } from '../support/watch-page.ts';

const BUILD = 'dist-sub-path';
const BASE = '/tienda/';
const ADDRESS = 'https://www.ejemplo.mx/tienda';

let browser: Browser;
let api: HttpServer;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  api = await startHttpServer(0);
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

/** A visit of a site; a file that its server lacks fails it, as any error does. */
async function visit(
  origin: string,
  go: (page: Page) => Promise<void>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX', serviceWorkers });
  const verdict = watchPage(context, [origin, api.url]);
  const missing: string[] = [];
  context.on('response', (response) => {
    // The API refuses calls of visitors who have not logged in.
    if (response.status() >= 400 && response.url().startsWith(origin)) missing.push(response.url());
  });
  await go(await context.newPage());
  await context.close();
  expect(missing).toEqual([]);
  verdict();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('a build for a path below the origin', () => {
  const pages = globSync('**/*.html', { cwd: BUILD }).map((file) => ({
    file,
    html: readFileSync(join(BUILD, file), 'utf8'),
  }));

  test('has every file and every page that its pages name, below that path', () => {
    expect(pages.length).toBeGreaterThan(600);
    const lost = new Set<string>();
    for (const { file, html } of pages) {
      for (const [, name = ''] of html.matchAll(/<[a-z]+ [^>]*?(?:href|src)="?(\/[^"?#\s>]*)/g)) {
        const inner = name.startsWith(BASE) ? decodeURI(name.slice(BASE.length)) : null;
        const isThere =
          inner !== null &&
          [inner, pageFile(`/${inner}`)].some((one) => one !== '' && existsSync(join(BUILD, one)));
        if (!isThere) lost.add(`${file}: ${name}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  test('names its pages and their pictures by the whole address', () => {
    for (const path of ['/', '/nosotros', '/detalles/screen-5']) {
      const html = readFileSync(join(BUILD, pageFile(path)), 'utf8');
      expect(html).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(picture).toMatch(new RegExp(`^${ADDRESS}/og/`));
      expect(existsSync(join(BUILD, picture.slice(ADDRESS.length)))).toBe(true);
    }
    expect(readFileSync(join(BUILD, 'sitemap.xml'), 'utf8')).toContain(`<loc>${ADDRESS}/nosotros</loc>`);
    expect(readFileSync(join(BUILD, 'robots.txt'), 'utf8')).toContain(`Disallow: ${BASE}panel`);
  });

  test('works from home to the panel and back', async () => {
    const site = await serve(BUILD, 0, { apiHost: api.url });
    await visit(site.url, async (page) => {
      await page.goto(BASE);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
      await page.waitForURL(`**${BASE}nosotros`);
      await pageExpect(heading(page)).toBeFocused();

      await page.goto(`${BASE}detalles/screen-5/`);
      expect(pathOf(page)).toBe(`${BASE}detalles/screen-5`);
      await page.getByRole('radio', { name: 'De noche' }).click();
      await pageExpect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/al anochecer/);

      await page.goto(`${BASE}no/existe`);
      await page.waitForURL((url) => url.pathname === BASE);

      await page.goto(`${BASE}panel/perfil`);
      await page.waitForURL(`**${BASE}login`);
      await enter(page);
      await page.waitForURL(`**${BASE}panel/perfil`);
      await pageExpect(heading(page)).toHaveText('Mi perfil');
      await page.reload();
      await pageExpect(heading(page)).toHaveText('Mi perfil');
    });
    await site.close();
  });
});

test.each([
  ['dist', '/'],
  [BUILD, BASE],
])('%s opens without a connection after a visit, also from a server without rules', async (folder, base) => {
  const site = await servePlainly(folder, base);
  await visit(
    new URL(site.url).origin,
    async (page) => {
      await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: api.url } }));
      await page.goto(base);
      // As for a person who asks for the whole site.
      await keepNow(page, 'all');
      await page.context().setOffline(true);
      await page.goto(`${base}nosotros`);
      await pageExpect(heading(page)).toHaveText('Nosotros');
      await page.goto(`${base}cotizador`);
      await pageExpect(page.getByText('Sin conexión')).toBeVisible();
      expect(pathOf(page)).toBe(`${base}cotizador`);
    },
    'allow',
  );
  await site.close();
});

describe.each([
  ['dist', '/'],
  [BUILD, BASE],
])('%s on a server without rules', (folder, base) => {
  test('shows pages by the addresses of their links, and the panel', async () => {
    const site = await servePlainly(folder, base);
    await visit(new URL(site.url).origin, async (page) => {
      await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: api.url } }));
      await page.goto(`${base}productos/persianas`);
      await pageExpect(heading(page)).toHaveText('Persianas');
      await pageExpect.poll(() => pathOf(page)).toBe(`${base}productos/persianas`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
      await page.waitForURL(`**${base}nosotros`);
      await page.goto(`${base}nosotros?de=correo`);
      await untilHydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }));
      expect(page.url()).toContain(`${base}nosotros?de=correo`);

      await page.goto(`${base}panel/perfil`);
      await page.waitForURL(`**${base}login`);
      await enter(page);
      await page.waitForURL(`**${base}panel/perfil`);
      await page.reload();
      await pageExpect(heading(page)).toHaveText('Mi perfil');
    });
    await site.close();
  });
});
