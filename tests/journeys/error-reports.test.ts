import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { startLocalServer } from '#tests/support/local-server.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { serve } from '../../deploy/serve.ts';
import { journey as plain } from './support/journey.ts';
import { scriptOf } from './support/script-of.ts';
import { heading, login } from './support/steps.ts';

const Report = z.looseObject({
  kind: z.string(),
  page: z.nullable(z.string()),
  version: z.string(),
  message: z.string(),
  places: z.array(z.string()),
  call: z.optional(z.string()),
  paths: z.optional(z.array(z.string())),
  charts: z.record(z.string(), z.unknown()),
});
type Report = z.infer<typeof Report>;

interface Collector {
  readonly address: string;
  readonly reports: Report[];
  /** Headers of the requests, in lower case. */
  readonly headers: Readonly<Record<string, unknown>>[];
}

/** A build whose pages report to a server of the test. */
const journey = plain.extend<{
  $test: { readonly collector: Collector; readonly reporting: { context: BrowserContext; page: Page } };
}>({
  collector: async ({}, use) => {
    const reports: Report[] = [];
    const headers: Readonly<Record<string, unknown>>[] = [];
    const server = await startLocalServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        reports.push(z.parse(Report, JSON.parse(text)));
        headers.push(request.headers);
        response.writeHead(204).end();
      });
    });
    await use({ address: `${server.url}/errores?sitio=rollux`, reports, headers });
    await server.close();
  },
  reporting: async ({ browser, api, collector }, use) => {
    await api.reset();
    const site = await serve('dist', 0, { apiHost: api.url, errorReports: collector.address });
    const context = await browser.newContext({ baseURL: site.url, locale: 'es-MX' });
    await use({ context, page: await context.newPage() });
    await context.close();
    await site.close();
  },
});

const SECRETS = /Juan|P[ée]rez|Hidalgo|ejemplo\.mx|1234|rollux2026|cliente@|cotizacion=|buscar/;

describe('what fails in a browser', () => {
  journey(
    'is reported once, with its page and the charts’ states, without personal data (F23)',
    async ({ reporting: { page }, collector: { reports, headers } }) => {
      await page.route('**/api/count-orders', (route) =>
        route.fulfill({ json: { data: 'Juan Pérez' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await login(page);
      await pageExpect.poll(() => reports.length).toBe(1);
      expect(reports[0]).toMatchObject({
        kind: 'decode',
        call: 'countOrders',
        paths: [''],
        charts: { session: { authenticated: expect.anything() }, configuration: 'known' },
      });
      await page.goto('/panel/listas/cotizaciones?buscar=Juan');
      await pageExpect(heading(page)).toBeVisible();
      await pageExpect.poll(() => reports.length).toBe(2);
      await page.evaluate(() => {
        const fail = () =>
          Promise.reject(
            new Error(
              'no "Juan Pérez" juan@ejemplo.mx 81 1234 5678 /a?cotizacion=1 Juan Pérez, Calle Hidalgo 214',
            ),
          );
        void fail();
        void fail();
        const error = new TypeError('x is null');
        error.stack = `TypeError: x is null\n at y (${location.origin}/assets/quotes-1.js:1:20)`;
        dispatchEvent(new ErrorEvent('error', { error, filename: `${location.origin}/assets/quotes-1.js` }));
        // An extension's.
        dispatchEvent(new ErrorEvent('error', { error, filename: 'chrome-extension://abc/content.js' }));
      });
      await pageExpect.poll(() => reports.length).toBe(4);
      expect(reports.slice(2)).toEqual([
        expect.objectContaining({ kind: 'error', page: 'quotes', places: ['quotes-1.js:1:20'] }),
        expect.objectContaining({ kind: 'rejection', page: 'quotes', message: 'Error: no "…' }),
      ]);
      expect(JSON.stringify(reports)).not.toMatch(SECRETS);
      for (const sent of headers) {
        expect(sent).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
        expect(sent).not.toHaveProperty('cookie');
        expect(sent).not.toHaveProperty('referer');
      }
      expect(reports.map(({ version }) => version)).toEqual(
        Array.from({ length: 4 }, () => expect.stringMatching(/^[\w-]+\.js$/)),
      );
    },
  );

  journey('is reported when it is a screen', async ({ reporting: { page }, collector: { reports } }) => {
    await login(page);
    await page.route(`**/${scriptOf('src/screens/panel/gaseta-promociones/promotions.tsx')}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no \'Juan Pérez\' here")' }),
    );
    // The page was reloaded just before, so it is not reloaded again.
    await page.evaluate(() => {
      sessionStorage.setItem('rollux-reloaded-at', String(Date.now()));
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Gaceta de promociones' }).first().click();
    await pageExpect(heading(page)).toHaveText('Esta página no se pudo mostrar');
    await pageExpect.poll(() => reports.map(({ kind }) => kind)).toContain('route');
    expect(reports.find(({ kind }) => kind === 'route')).toMatchObject({ page: 'promotions' });
    expect(JSON.stringify(reports)).not.toMatch(SECRETS);
  });

  journey('is named in the privacy notice (F23)', async ({ reporting: { page }, collector: { address } }) => {
    await page.goto('/aviso-de-privacidad');
    await pageExpect(page.getByRole('main')).toContainText(`tu navegador avisa a ${new URL(address).host}:`);
  });

  plain('is not reported without an address, nor is the script for it loaded (F23)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await login(page);
    await pageExpect(heading(page)).toContainText('Hola');
    await page.evaluate(() => void Promise.reject(new Error('x')).catch(() => undefined));
    expect(asked.filter((url) => url.includes('error-reports'))).toEqual([]);
    await page.goto('/aviso-de-privacidad');
    await pageExpect(page.getByRole('main')).not.toContainText('tu navegador avisa');
  });
});
