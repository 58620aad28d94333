import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { startHttpServer } from '#mocks/http.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { serve } from '../../../deploy/serve.ts';
import { workerOff } from '../../../deploy/worker.ts';
import { journey as plain } from '../support/journey.ts';
import { keepNow, keptIn, untilKept, untilShownIsKept } from '../support/kept.ts';
import { NEXT, writeNextVersion } from '../support/next-version.ts';
import { startPassingServer, type OwnAnswer } from '../support/passing-server.ts';
import { heading } from '../support/steps.ts';

interface Line {
  readonly url: string;
  /** What the line answers in the site's place. */
  answers: (path: string) => OwnAnswer | undefined;
  /** A path that is left without an answer. */
  stalled: string | null;
}

/** A browser, and a line to the site that can answer for it. */
const journey = plain.extend<{
  $test: { readonly line: Line; readonly own: BrowserContext };
}>({
  line: async ({ site }, use) => {
    const behaviour: Omit<Line, 'url'> = { answers: () => undefined, stalled: null };
    const { url, close } = await startPassingServer(site.url, {
      answers: ({ url: path = '' }) => behaviour.answers(path),
      stalls: ({ url: path }) => path === behaviour.stalled,
    });
    await use(Object.assign(behaviour, { url }));
    await close();
  },
  own: async ({ browser, line }, use) => {
    const context = await browser.newContext({ baseURL: line.url, locale: 'es-MX' });
    await use(context);
    await context.close();
  },
});

const pageWith = (body: string, status = 200): OwnAnswer => ({ status, type: 'text/html', body });

/** Opens a page of the site in its own tab. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe('a network that answers with a page of its own', () => {
  journey('leaves nothing of it in the browser, and the next visit keeps the app', async ({ line, own }) => {
    let asked = 0;
    const page = await own.newPage();
    // Only the worker asks for the fallback page, and for the shell's scripts that the page has not.
    line.answers = (path) => {
      if (path !== '/app.html') return undefined;
      asked += 1;
      return pageWith('<!doctype html>Entra a la red');
    };
    await page.goto('/');
    await pageExpect.poll(() => asked).toBeGreaterThan(0);
    await pageExpect.poll(() => workers(page)).toBe(0);
    expect((await keptIn(page)).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    line.answers = () => undefined;
    await page.goto('/nosotros');
    await untilShownIsKept(page);
    await own.setOffline(true);
    await page.goto('/nosotros');
    await pageExpect(heading(page)).toHaveText('Nosotros');
  });

  journey('does not replace the kept app when it is a gateway’s 502', async ({ line, own }) => {
    const page = await open(own, '/nosotros');
    await untilShownIsKept(page);
    line.answers = (path) => (path === '/nosotros' ? pageWith('<h1>Bad gateway</h1>', 502) : undefined);
    await page.goto('/nosotros');
    await pageExpect(heading(page)).toHaveText('Nosotros');
  });
});

describe('config.json with another API, without a build', () => {
  journey('a slow page shows the kept app, which calls the new one', async ({ browser, api }) => {
    const other = await startHttpServer(0);
    const first = await serve('dist', 0, { apiHost: api.url });
    const line: { stalled: string | null } = { stalled: null };
    const passing = await startPassingServer(first.url, { stalls: ({ url }) => url === line.stalled });
    const context = await browser.newContext({ baseURL: passing.url, locale: 'es-MX' });
    const page = await open(context, '/distribuidores');
    await untilShownIsKept(page);
    await first.close();
    const second = await serve('dist', Number(new URL(first.url).port), { apiHost: other.url });
    try {
      line.stalled = '/distribuidores';
      const answered = page.waitForResponse((reply) => reply.url().startsWith(`${other.url}/api/dealers`), {
        timeout: 60_000,
      });
      await page.goto('/distribuidores');
      expect((await answered).status()).toBe(200);
      await pageExpect(heading(page)).toBeVisible();
    } finally {
      await context.close();
      await Promise.all([second.close(), passing.close(), other.close()]);
    }
  });
});

describe('an open tab', () => {
  journey('has its files without a connection after two deploys', async ({ browser, api }) => {
    const second = await writeNextVersion('dist');
    const third = await writeNextVersion(second.folder);
    const start = (folder: string, port = 0) => serve(folder, port, { apiHost: api.url });
    let site = await start('dist');
    const port = Number(new URL(site.url).port);
    const context = await browser.newContext({ baseURL: site.url, locale: 'es-MX' });
    const old = await open(context, '/');
    await keepNow(old, 'pages');
    try {
      for (const { folder } of [second, third]) {
        await site.close();
        site = await start(folder, port);
        const young = await open(context, '/');
        await pageExpect
          .poll(
            () =>
              young.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
            { timeout: 30_000 },
          )
          .toBe('installed');
        // As "Actualizar" does.
        await young.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const taken = new Promise((resolve) => {
            navigator.serviceWorker.addEventListener('controllerchange', resolve);
          });
          registration?.waiting?.postMessage('take-over');
          await taken;
          registration?.active?.postMessage({ type: 'tidy' });
        });
        await young.close();
      }
      await context.setOffline(true);
      const seen: string[] = [];
      old.on('request', (request) => seen.push(new URL(request.url()).pathname));
      await old.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
      await pageExpect(heading(old)).toHaveText('Nosotros');
      expect(seen.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
      expect(seen.filter((path) => path.includes(NEXT))).toEqual([]);
    } finally {
      await context.close();
      await site.close();
      second.remove();
      third.remove();
    }
  });
});

describe('the worker that ends all workers', () => {
  journey('removes what was kept and itself, and open pages go on', async ({ line, own }) => {
    const page = await open(own, '/');
    // A worker is replaced when it has done what it was doing.
    await untilKept(page, 'shell');
    await untilShownIsKept(page);
    line.answers = (path) =>
      path === '/sw.js'
        ? { status: 200, type: 'text/javascript', body: workerOff({ base: '/' }) }
        : undefined;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await pageExpect.poll(() => workers(page)).toBe(0);
    await pageExpect.poll(() => keptIn(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await pageExpect(heading(page)).toHaveText('Nosotros');
  });
});

describe('"Reintentar" after a second failure', () => {
  journey('starts over without the kept files and the worker', async ({ own }) => {
    const before = await open(own, '/login');
    await untilKept(before, 'shell');
    // A kept script that is wrong nevertheless: whoever broke it, the person is not stuck with it.
    await before.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (/\/start-[^/]+\.js$/.test(request.url))
            await cache.put(request, new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
        }
      }
    });
    await before.close();
    const page = await own.newPage();
    await page.goto('/login');
    const alert = page.getByRole('alert').filter({ hasText: 'No pudimos cargar toda la página' });
    await pageExpect(alert).toBeVisible();
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Reintentar' }).click()]);
    await pageExpect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await untilKept(page, 'shell');
    await pageExpect(alert).toHaveCount(0);
  });
});
