import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { test } from 'vitest';
import { startHttpServer, type HttpServer } from '#mocks/http.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve, type Served } from '../../../deploy/serve.ts';
import { watchPage } from './watch-page.ts';

/** Only a page that never answers takes this long: the machine may be busy. */
const ENDLESS_MS = 200_000;

interface Fixtures {
  readonly $file: { readonly browser: Browser; readonly api: HttpServer; readonly site: Served };
  readonly $test: {
    /** Further origins that the pages may request; the test that allows one serves it. */
    readonly guests: readonly string[];
    /** Console messages that the test causes. */
    readonly expected: readonly RegExp[];
    /**
     * Whether the app's worker runs. It answers requests that the test would, and keeps all files.
     * @default 'block'
     */
    readonly serviceWorkers: 'allow' | 'block';
    /** A new browser profile on the seeds; errors in its pages fail the test. */
    readonly context: BrowserContext;
    readonly page: Page;
  };
}

/**
 * A journey through the production build with a real HTTP API, in a real browser. Console errors, uncaught errors and
 * requests to other servers fail it.
 */
export const journey = test.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch(chromiumLaunch());
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  api: [
    async ({}, use) => {
      const api = await startHttpServer(0);
      await use(api);
      await api.close();
    },
    { scope: 'file' },
  ],
  site: [
    async ({ api }, use) => {
      const site = await serve('dist', 0, { apiHost: api.url });
      await use(site);
      await site.close();
    },
    { scope: 'file' },
  ],
  guests: [],
  expected: [],
  serviceWorkers: 'block',
  context: async ({ browser, site, api, guests, expected, serviceWorkers }, use) => {
    await api.reset();
    const context = await browser.newContext({
      baseURL: site.url,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: { width: 1280, height: 800 },
      serviceWorkers,
    });
    context.setDefaultTimeout(ENDLESS_MS);
    const verdict = watchPage(context, [site.url, api.url, ...guests], expected);
    await use(context);
    await context.close();
    verdict();
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});
