import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { canonicalPath, isListed, publicPages } from '#src/app/head/page-address.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { servePlainly } from '../support/plain-server.ts';
import { heading } from '../support/steps.ts';

const panelPaths = routeIds
  .map(routeOf)
  .filter(({ frame }) => frame === 'panel')
  .map(({ path }) => path);

describe('the demo build', () => {
  let server: Awaited<ReturnType<typeof servePlainly>>;
  let browser: Browser;

  beforeAll(async () => {
    server = await servePlainly('dist-demo', '/tiendas/rollux/');
    browser = await chromium.launch(chromiumLaunch());
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const missing: string[] = [];

  afterEach(() => {
    expect(missing.splice(0)).toEqual([]);
  });

  /** Opens an address; files of the demo that it asks for and does not get fail the test. */
  async function open(path: string): Promise<Page> {
    const context = await browser.newContext({ locale: 'es-MX' });
    const page = await context.newPage();
    page.on('response', (response) => {
      if (response.url().startsWith(server.url) && response.status() >= 400) missing.push(response.url());
    });
    await page.goto(server.url + path.slice(1));
    return page;
  }

  test('has a file for every address of the sitemap and every screen of the panel', async () => {
    const listed = (await publicPages()).filter(isListed).map(canonicalPath);
    expect(listed.length).toBeGreaterThan(600);
    const absent = [...listed, ...panelPaths].filter(
      (path) => !existsSync(join('dist-demo', path, 'index.html')),
    );
    expect(absent).toEqual([]);
  });

  test('says what it needs where no service worker can start', async () => {
    const context = await browser.newContext({ locale: 'es-MX', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(server.url);
    await pageExpect(heading(page)).toHaveText('No se puede abrir aquí');
    expect(await page.getByRole('alert').innerText()).toMatch(/necesita un service worker.*ábrela por https/);
    await context.close();
  });

  test('says the same where the browser stores no data', async () => {
    const context = await browser.newContext({ locale: 'es-MX' });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await pageExpect(heading(page)).toHaveText('No se puede abrir aquí');
    expect(await page.getByRole('alert').innerText()).toMatch(/que deje guardar datos/);
    await context.close();
  });

  test('has no worker but that of the mocks (W05)', () => {
    expect(globSync('*.js', { cwd: 'dist-demo' }).toSorted()).toEqual([
      'card-field.js',
      'mock-worker.js',
      'mockServiceWorker.js',
    ]);
    const scripts = globSync('dist-demo/**/*.js').map((file) => readFileSync(file, 'utf8'));
    // The hash in the name of another script may end like that.
    expect(scripts.flatMap((text) => text.match(/(?<![\w-])sw\.js/g) ?? [])).toEqual([]);
  });

  test.each([
    ['/', /./],
    ['/nosotros', /./],
    ['/productos/toldos/verticales', /verticales/i],
    ['/productos/persianas/tejidos/screen', /screen/i],
    ['/catalogo/persianas/enrollables/screen', /screen/i],
    ['/detalles/screen-5', /Screen 5/],
    ['/detalles/aluminio-16-mm/cobre', /Aluminio 16\smm en Cobre/],
    ['/detalles-toldos/oporto-acrilica', /Oporto/],
    ['/rollux/cotizador', /./],
  ])('opens %s below a path of a plain static server', async (path, title) => {
    const page = await open(path);
    // Its scripts are not joined: a busy machine takes some seconds for them.
    await pageExpect(heading(page)).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(
      new URL(`${path.slice(1)}${path === '/' ? '' : '/'}`, server.url).pathname,
    );
    await page.context().close();
  });

  test('shows the charts of the page that runs, lit as it goes on', async () => {
    const page = await open('/login');
    await page.getByRole('button', { name: 'Ver el diagrama' }).click();
    const beside = page.getByRole('complementary', { name: 'Diagramas de esta página' });
    const list = beside.getByRole('list', { name: 'En marcha' });
    await pageExpect(list.getByRole('button', { name: 'Sesión', pressed: true })).toBeVisible();
    await pageExpect(beside.getByRole('figure', { name: 'Diagrama de Sesión' })).toBeVisible();
    await pageExpect(beside.getByRole('button', { name: /^Nadie ha entrado/ })).toBeVisible();
    await page.getByRole('button', { name: /administrador/i }).click();
    await page.waitForURL('**/panel');
    await pageExpect(list.getByRole('button', { name: 'Qué sigue', pressed: true })).toBeVisible();
    await list.getByRole('button', { name: 'Sesión' }).click();
    await pageExpect(
      beside.getByRole('button', { name: 'Dentro, Con sus datos', exact: true }),
    ).toBeVisible();
    await page.reload();
    await pageExpect(list.getByRole('button', { name: 'Qué sigue', pressed: true })).toBeVisible();
    await beside.getByRole('button', { name: 'Cerrar', exact: true }).click();
    expect(await beside.count()).toBe(0);
    await page.context().close();
  });

  test('opens every screen of the panel for a person who has logged in', async () => {
    const page = await open('/login');
    await page.getByRole('button', { name: /administrador/i }).click();
    await page.waitForURL('**/panel');
    for (const path of panelPaths) {
      await page.goto(server.url + path.slice(1));
      await pageExpect(heading(page), path).toHaveCount(1);
      expect(new URL(page.url()).pathname, path).toContain(path);
    }
    await page.context().close();
  });
});
