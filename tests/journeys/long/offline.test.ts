import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { serve } from '../../../deploy/serve.ts';
import { journey } from '../support/journey.ts';
import { keepNow, keptIn, untilKept, untilShownIsKept } from '../support/kept.ts';
import { NEXT, writeNextVersion } from '../support/next-version.ts';
import { startStallingServer } from '../support/stalling-server.ts';
import { DISTRIBUTOR, heading, login, logout } from '../support/steps.ts';
import { wordsOf } from '../support/words-of-pdf.ts';

const offlineNotice = (page: Page) => page.getByText('Sin conexión: lo que escribas no se pierde.');

const windowsOf = (page: Page) =>
  page.getByRole('region', { name: 'Ventanas de tu cotización' }).getByRole('listitem');

async function fillMeasures(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Ancho' }).fill('180');
  await page.getByRole('textbox', { name: 'Alto' }).fill('220');
}

/** Opens the quoter and quotes one window. */
async function quoteWindow(page: Page): Promise<void> {
  await page.goto('/cotizador');
  await page.getByRole('button', { name: 'Persiana enrollable' }).click();
  await fillMeasures(page);
}

describe('without a connection', () => {
  journey.override({ serviceWorkers: 'allow' });

  journey('what a visitor has looked at opens, and says so (W01)', async ({ page, context }) => {
    await page.goto('/');
    await untilShownIsKept(page);
    await page.goto('/nosotros');
    await untilShownIsKept(page);
    await context.setOffline(true);
    for (const [address, title] of [
      ['/', /./],
      ['/nosotros', 'Nosotros'],
    ] as const) {
      await page.goto(address);
      await pageExpect(heading(page)).toHaveText(title);
      await pageExpect(offlineNotice(page)).toBeVisible();
      // What is not kept waits for the connection, without a warning.
      await pageExpect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  journey('a visitor who has used the quoter quotes on (W01)', async ({ page, context }) => {
    await page.goto('/cotizador');
    await page.getByRole('button', { name: 'Persiana enrollable' }).click();
    await fillMeasures(page);
    await untilKept(page, 'quoter');
    await context.setOffline(true);
    await page.goto('/cotizador');
    await pageExpect(windowsOf(page).filter({ hasText: '$' })).toHaveCount(1);
  });

  journey('every kind of page opens for a person who is logged in (W01)', async ({ page, context }) => {
    await login(page, DISTRIBUTOR);
    await untilKept(page, 'pages');
    await logout(page);
    await page.waitForURL('**/login');
    await context.setOffline(true);
    for (const [address, title] of [
      ['/', /./],
      ['/nosotros', 'Nosotros'],
      ['/productos/persianas', 'Persianas'],
      ['/catalogo/persianas/enrollables', /./],
      ['/detalles/screen-5', /Screen 5/],
      ['/distribuidores', /./],
      ['/login', 'Entra a tu cuenta'],
    ] as const) {
      await page.goto(address);
      await pageExpect(heading(page)).toHaveText(title);
      await pageExpect(offlineNotice(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    }
    await page.goto('/no/existe');
    await page.waitForURL((url) => url.pathname === '/');
    await pageExpect(offlineNotice(page)).toBeVisible();
  });

  journey(
    'a distributor quotes with their last price list, until they log out (W06)',
    async ({ page, context }) => {
      await login(page, DISTRIBUTOR);
      await untilKept(page, 'pages');
      const listed = page.waitForResponse('**/api/price-list');
      await quoteWindow(page);
      await listed;
      const note = page.getByRole('group', { name: 'Tus precios' });
      await pageExpect(note).toHaveCount(0);
      const own = (await windowsOf(page).textContent()) ?? '';
      expect(own).toContain('$');
      await context.setOffline(true);
      await page.reload();
      await pageExpect(note).toContainText('estos son tus últimos precios, de hace un momento');
      await pageExpect(windowsOf(page)).toHaveText(own);

      await context.setOffline(false);
      await page.goto('/panel');
      await logout(page);
      await page.waitForURL('**/login');
      expect(await page.evaluate(() => localStorage.getItem('rollux-precios'))).toBeNull();
      // What a person quoted waits for them, not for whoever is next.
      await page.goto('/cotizador');
      await pageExpect(page.getByRole('button', { name: 'Persiana enrollable' })).toBeVisible();
      await pageExpect(windowsOf(page)).toHaveCount(0);
      await login(page, DISTRIBUTOR);
      await page.goto('/cotizador');
      await pageExpect(windowsOf(page)).toHaveText(own);
    },
  );

  journey('the panel opens, and its lists offer another attempt (W01)', async ({ page, context }) => {
    await login(page, DISTRIBUTOR);
    await untilKept(page, 'pages');
    await context.setOffline(true);
    await page.goto('/panel/listas/cotizaciones-admin');
    await pageExpect(heading(page)).toHaveText('Cotizaciones de mi red');
    const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
    await pageExpect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await pageExpect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^C-\d+$/ })
        .first(),
    ).toBeVisible();
  });

  journey('quotes and orders are read, with their papers (W16)', async ({ page, context }) => {
    await login(page, DISTRIBUTOR);
    await keepNow(page, 'all');
    await page.goto('/panel/perfil?seccion=marca');
    await pageExpect(page.getByRole('textbox', { name: 'Nombre comercial' })).toBeVisible();
    await context.setOffline(true);
    const age = page.getByText(/Sin conexión: esto es lo último que viste, de hace /);
    await page.goto('/panel/listas/cotizaciones');
    await pageExpect(age).toBeVisible();
    await page.getByRole('link', { name: 'C-1010', exact: true }).click();
    const quote = page.getByRole('dialog', { name: /^C-1010/ });
    await pageExpect(quote.getByText(/esto es lo último que viste/)).toBeVisible();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      quote.getByRole('button', { name: 'PDF para tu cliente' }).click(),
    ]);
    expect(await wordsOf(await pdf.path())).toContain('C-1010');
    await page.goto('/panel/listas/ordenes');
    await pageExpect(age).toBeVisible();
    await page
      .getByRole('link', { name: /P-\d+$/ })
      .first()
      .click();
    await pageExpect(page.getByRole('dialog', { name: /^Orden P-/ })).toContainText('Anticipo');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
    await pageExpect(age).toHaveCount(0);
  });

  journey('nothing of the API or of the settings is kept (W02)', async ({ page }) => {
    await login(page, DISTRIBUTOR);
    await untilKept(page, 'pages');
    await page.goto('/panel/listas/cotizaciones');
    await pageExpect(page.getByRole('link', { name: 'C-1010', exact: true })).toBeVisible();
    const kept = await keptIn(page);
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
      '/app.html',
      '/files.json',
      '/wish',
    ]);
  });

  journey('a page that is not answered within 5 s is shown by the app', async ({ browser, site }) => {
    const server = await startStallingServer(site.url);
    const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX' });
    const page = await context.newPage();
    await page.goto('/');
    await untilKept(page, 'shell');
    server.stall('/nosotros');
    await page.goto('/nosotros');
    await pageExpect(heading(page)).toHaveText('Nosotros');
    // The server's page would name its route.
    expect(await page.locator('#root').getAttribute('data-route')).toBeNull();
    await context.close();
    await server.close();
  });
});

describe('the installed site', () => {
  journey('has a manifest that the browser accepts, with icons of ours (W04)', async ({ page, context }) => {
    await page.goto('/');
    const devtools = await context.newCDPSession(page);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, start_url: start }: { icons: { src: string; type: string }[]; start_url: string } =
      JSON.parse(data);
    expect(start).toBe('/');
    for (const { src, type } of icons) {
      const { status, headers } = await page.request.get(src).then((reply) => ({
        status: reply.status(),
        headers: reply.headers(),
      }));
      expect([status, headers['content-type']]).toEqual([200, type]);
    }
  });
});

/** Records of which version the scripts and sheets are that a document requests; more than one is a mixture. */
function watchVersions(page: Page): () => readonly string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.clear();
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) seen.add(pathname.includes(NEXT) ? 'next' : 'first');
  });
  return () => [...seen];
}

const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null);

/** Opens a page in its own tab. */
async function openTab(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const versions = watchVersions(page);
  // A page that has not all of its scripts yet would be loaded again.
  await page.goto(address, { waitUntil: 'networkidle' });
  await pageExpect(heading(page)).toBeVisible();
  return { page, versions };
}

describe('a new version', () => {
  journey(
    'is reached by the click of an open page, also where no worker keeps the former one',
    async ({ browser, api }) => {
      const next = await writeNextVersion('dist');
      const first = await serve('dist', 0, { apiHost: api.url });
      const context = await browser.newContext({ baseURL: first.url, serviceWorkers: 'block' });
      const tabs = await Promise.all(['/', '/contacto'].map((path) => openTab(context, path)));
      await first.close();
      const second = await serve(next.folder, Number(new URL(first.url).port), { apiHost: api.url });
      try {
        for (const { page } of tabs) {
          await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
          await pageExpect(heading(page)).toHaveText('Nosotros');
          expect(new URL(page.url()).pathname).toBe('/nosotros');
        }
      } finally {
        await second.close();
        await context.close();
        next.remove();
      }
    },
  );

  journey(
    'waits until the person asks for it, and no page mixes two versions (W03)',
    async ({ browser, api }) => {
      const next = await writeNextVersion('dist');
      const first = await serve('dist', 0, { apiHost: api.url });
      const context = await browser.newContext({ baseURL: first.url, locale: 'es-MX' });
      const old = await context.newPage();
      const versions = watchVersions(old);
      await old.clock.install();
      await old.goto('/');
      await keepNow(old, 'pages');

      await first.close();
      const second = await serve(next.folder, Number(new URL(first.url).port), { apiHost: api.url });
      try {
        // The old page finds its own files in the browser: the server has them no longer.
        await old.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
        await pageExpect(heading(old)).toHaveText('Nosotros');
        expect(versions()).toEqual(['first']);

        const young = await openTab(context, '/');
        await pageExpect.poll(() => hasWaitingWorker(young.page)).toBe(true);
        expect(young.versions()).toEqual(['next']);

        // Until it takes over, the complete former version serves without a connection.
        await context.setOffline(true);
        const offline = await openTab(context, '/nosotros');
        expect(offline.versions()).toEqual(['first']);
        await context.setOffline(false);
        await Promise.all([young.page.close(), offline.page.close()]);

        await old.clock.fastForward('15:00');
        await old.evaluate(() => window.dispatchEvent(new Event('focus')));
        await Promise.all([
          old.waitForEvent('load'),
          old.getByRole('button', { name: 'Actualizar' }).click(),
        ]);
        await pageExpect(heading(old)).toHaveText('Nosotros');
        expect(versions()).toEqual(['next']);
        await pageExpect.poll(() => hasWaitingWorker(old)).toBe(false);
        await context.setOffline(true);
        const last = await openTab(context, '/nosotros');
        expect(last.versions()).toEqual(['next']);
      } finally {
        await context.close();
        await second.close();
        next.remove();
      }
    },
  );
});
