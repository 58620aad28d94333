import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { serve } from '../../../deploy/serve.ts';
import { startCuttingServer } from '../support/cutting-server.ts';
import { journey as siteJourney } from '../support/journey.ts';
import { untilKept } from '../support/kept.ts';
import { CUSTOMER, DISTRIBUTOR, enter, heading, login, logout, tokenOf } from '../support/steps.ts';

const ERNESTO = 2;
const OUTBOX = `rollux-por-enviar-${String(ERNESTO)}`;

interface Away {
  readonly line: Awaited<ReturnType<typeof startCuttingServer>>;
  /** A browser whose worker runs, and whose connection the test cuts. */
  readonly away: BrowserContext;
}

const journey = siteJourney.extend<Away>({
  line: async ({ api }, use) => {
    await api.reset();
    const line = await startCuttingServer(api.url);
    await use(line);
    await line.close();
  },
  away: async ({ browser, line }, use) => {
    const site = await serve('dist', 0, { apiHost: line.url });
    const away = await browser.newContext({ baseURL: site.url, locale: 'es-MX' });
    await use(away);
    await away.close();
    await site.close();
  },
});

const form = (page: Page) => page.getByRole('form', { name: /^Guarda / });
const save = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^Guardar / })
    .click();
const title = (page: Page) => form(page).getByRole('textbox', { name: 'Título' });
const main = (page: Page) => page.getByRole('main');
const unsentNote = (page: Page) => main(page).getByText(/^Por enviar: está en este navegador/);
const sentNote = (page: Page) => main(page).getByText(/^Enviada: tiene el folio C-\d+/);
const section = (page: Page) => main(page).getByRole('region', { name: 'Por enviar' });

/** Logs in, quotes a window, and opens the review of the quote. */
async function quoteOneWindow(page: Page): Promise<void> {
  await login(page, DISTRIBUTOR);
  await untilKept(page, 'pages');
  const listed = page.waitForResponse('**/api/price-list');
  await page.goto('/cotizador');
  await page.getByRole('button', { name: 'Persiana enrollable' }).click();
  await page.getByRole('textbox', { name: 'Ancho' }).fill('180');
  await page.getByRole('textbox', { name: 'Alto' }).fill('220');
  await listed;
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('button', { name: /Revisión$/ })
    .click();
  await title(page).fill('Casa Solís');
  await pageExpect
    .poll(() => page.evaluate(() => localStorage.getItem('rollux-persona')))
    .toBe(String(ERNESTO));
}

/** Saves the quote without a connection. */
async function saveAway(away: BrowserContext): Promise<Page> {
  const page = await away.newPage();
  await quoteOneWindow(page);
  await away.setOffline(true);
  await save(page);
  await pageExpect(unsentNote(page)).toBeVisible();
  return page;
}

/** Waits until the app does what it leaves for later: it tells what is sent, and removes what others left long ago. */
async function untilLater(page: Page): Promise<void> {
  const leftLongAgo = 'rollux-muestras-9';
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ version: 1, at: 0, items: [] }));
  }, leftLongAgo);
  await page.waitForFunction((key) => localStorage.getItem(key) === null, leftLongAgo);
}

/** The person's quotes with this title, from the server. */
async function savedQuotes(page: Page, api: string, named: string) {
  const reply = await page.request.get(`${api}/api/quotes`, {
    headers: { Authorization: `Bearer ${(await tokenOf(page)) ?? ''}` },
  });
  const { data }: { data: { title: string; revision: number }[] } = await reply.json();
  return data.filter((quote) => quote.title === named);
}

describe('a quote saved without a connection', () => {
  journey(
    'waits in the browser through a reload, and is sent once with its later version (W07, W08)',
    async ({ away, line, api }) => {
      const page = await saveAway(away);
      await page.reload();
      await pageExpect(unsentNote(page)).toBeVisible();
      await title(page).fill('Casa Solís, con recámara');
      await save(page);
      // The same content again is no other version.
      await save(page);
      await page.goto('/panel/listas/cotizaciones');
      await pageExpect(section(page).getByRole('listitem')).toHaveCount(2);
      expect(line.saved()).toEqual([]);
      // The later version is opened again (W16).
      await section(page).getByRole('link', { name: 'Abrir en el cotizador' }).click();
      await pageExpect(title(page)).toHaveValue('Casa Solís, con recámara');
      await page.goBack();

      await away.setOffline(false);
      await pageExpect(section(page)).toHaveCount(0);
      await pageExpect(main(page).getByRole('region', { name: 'Enviadas' })).toContainText('con recámara');
      expect(new Set(line.saved()).size).toBe(1);
      expect(line.saved()).toHaveLength(2);
      expect(await savedQuotes(page, api.url, 'Casa Solís')).toEqual([]);
      expect(await savedQuotes(page, api.url, 'Casa Solís, con recámara')).toMatchObject([{ revision: 2 }]);

      // The draft has learnt its folio: another save changes the same quote.
      await page.goto('/cotizador');
      await title(page).fill('Casa Solís, completa');
      await form(page)
        .getByRole('button', { name: /^Guardar cambios en C-\d+/ })
        .click();
      await pageExpect(main(page).getByText(/^Guardada con folio C-\d+/)).toBeVisible();
      expect(await savedQuotes(page, api.url, 'Casa Solís, completa')).toMatchObject([{ revision: 3 }]);
    },
  );

  journey(
    'is saved once when the line breaks after the server has saved it (W08)',
    async ({ away, line, api }) => {
      const page = await away.newPage();
      await quoteOneWindow(page);
      line.cut();
      await save(page);
      await pageExpect(unsentNote(page)).toBeVisible();
      expect(await savedQuotes(page, api.url, 'Casa Solís')).toHaveLength(1);
      line.mend();
      // The signal may return while the last attempt still fails.
      await pageExpect(async () => {
        await away.setOffline(true);
        await away.setOffline(false);
        await pageExpect(sentNote(page)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      expect(line.saved().length).toBeGreaterThanOrEqual(2);
      expect(await savedQuotes(page, api.url, 'Casa Solís')).toMatchObject([{ revision: 1 }]);
    },
  );

  journey('is announced on another page of the shop when it was sent (W08)', async ({ away }) => {
    const page = await away.newPage();
    await quoteOneWindow(page);
    await untilLater(page);
    await away.setOffline(true);
    await save(page);
    await pageExpect(unsentNote(page)).toBeVisible();
    await page.getByRole('button', { name: /Mi cuenta/ }).click();
    await page.getByRole('menuitem', { name: /^Ver el sitio/ }).click();
    await page.waitForURL('/');
    await pageExpect(heading(page)).toBeVisible();
    await away.setOffline(false);
    await pageExpect(
      page.getByRole('status').filter({ hasText: /Enviamos la cotización C-\d+/ }),
    ).toBeVisible();
  });

  journey('is sent by one of two tabs (W08)', async ({ away, line, api }) => {
    const page = await saveAway(away);
    const other = await away.newPage();
    await other.goto('/panel/listas/cotizaciones');
    await pageExpect(section(other).getByRole('listitem')).toHaveCount(1);
    await away.setOffline(false);
    await pageExpect(sentNote(page)).toBeVisible();
    await pageExpect(section(other)).toHaveCount(0);
    expect(line.saved()).toHaveLength(1);
    expect(await savedQuotes(page, api.url, 'Casa Solís')).toHaveLength(1);
  });

  journey('says that its price changed, and is saved at the new one (W09)', async ({ away, api }) => {
    const page = await saveAway(away);
    await page.route('**/api/quotes/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { message: 'Revisa.', errors: { total_centavos: ['Los precios cambiaron.'] } },
          })
        : route.fallback(),
    );
    await away.setOffline(false);
    await pageExpect(
      main(page).getByText(/^Los precios cambiaron mientras no había señal: era \$[\d,]+\.\d\d/),
    ).toBeVisible();
    await page.unroute('**/api/quotes/*');
    await page.goto('/panel/listas/cotizaciones');
    await section(page).getByRole('link', { name: 'Abrir en el cotizador' }).click();
    await pageExpect(title(page)).toHaveValue('Casa Solís');
    await save(page);
    await pageExpect(main(page).getByText(/^Guardada con folio C-\d+/)).toBeVisible();
    expect(await savedQuotes(page, api.url, 'Casa Solís')).toHaveLength(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), OUTBOX)).toBeNull();
  });

  journey(
    'outlives an expired session for the same person, and nobody else sees it (W10)',
    async ({ away, line, api }) => {
      const page = await saveAway(away);
      const token = (await tokenOf(page)) ?? '';
      await page.request.post(`${api.url}/api/logout-user`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await away.setOffline(false);
      await page.goto('/panel');
      await page.waitForURL('**/login');
      await enter(page, { ...CUSTOMER, email: 'admin@rollux.mx' });
      await page.waitForURL('**/panel');
      await page.goto('/panel/listas/cotizaciones');
      await pageExpect(heading(page)).toHaveText('Cotizaciones');
      await pageExpect(main(page).getByRole('table')).toBeVisible();
      await pageExpect(section(page)).toHaveCount(0);
      await logout(page);
      await page.waitForURL('**/login');
      const before = line.saved().length;

      await enter(page, DISTRIBUTOR);
      await pageExpect.poll(() => line.saved().length).toBe(before + 1);
      await pageExpect.poll(() => savedQuotes(page, api.url, 'Casa Solís')).toHaveLength(1);
    },
  );

  journey('is asked about before a logout, which removes it (W11)', async ({ away }) => {
    const page = await saveAway(away);
    await page.goto('/panel');
    await logout(page);
    const question = page.getByRole('dialog', { name: '¿Cerrar sesión sin enviar?' });
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await pageExpect(question).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), OUTBOX)).not.toBeNull();
    await logout(page);
    await question.getByRole('button', { name: 'Cerrar sesión y perderlas' }).click();
    await page.waitForURL('**/login');
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^rollux-(?:por|persona|precios)/.test(key)),
    );
    expect(left).toEqual([]);
  });

  journey('stays in the quoter where the browser has no room (W12)', async ({ away, api }) => {
    const page = await away.newPage();
    await quoteOneWindow(page);
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at += 1)
            localStorage.setItem(`lleno-${String(size)}-${String(at)}`, 'x'.repeat(size));
        } catch {
          // No room for this size: the next is smaller.
        }
      }
    });
    await away.setOffline(true);
    await save(page);
    // The draft may not fit either, and says so above.
    await pageExpect(
      main(page).getByRole('alert').filter({ hasText: 'No cupo en este navegador' }),
    ).toBeVisible();
    await pageExpect(title(page)).toHaveValue('Casa Solís');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('lleno-')) localStorage.removeItem(key);
    });
    await away.setOffline(false);
    await save(page);
    await pageExpect(main(page).getByText(/^Guardada con folio C-\d+/)).toBeVisible();
    expect(await savedQuotes(page, api.url, 'Casa Solís')).toHaveLength(1);
  });
});
