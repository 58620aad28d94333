import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { DISTRIBUTOR, enter, heading, login } from '../support/steps.ts';

describe('a deployment’s config.json', () => {
  journey('shows a plain page with its name when it is missing (F19)', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/login');
    await pageExpect(page.getByRole('alert')).toContainText('config.json');
  });

  journey(
    'is requested again when it cannot be reached, and the page stays (F20)',
    async ({ page, site }) => {
      let asked = 0;
      await page.route('**/config.json', async (route) => {
        asked += 1;
        if (asked === 1) await route.abort();
        else await route.continue();
      });
      const answered = page.waitForRequest(/\/api\/login-user$/);
      await page.goto(`${site.url}/nosotros`);
      await answered;
      expect(asked).toBe(2);
      await pageExpect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await pageExpect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  journey('is replaced by the kept one while the server fails (F20)', async ({ page, context, api }) => {
    await login(page);
    await context.route('**/config.json', (route) => route.fulfill({ status: 500, body: 'Internal error' }));
    const called = page.waitForRequest(`${api.url}/api/login-user`);
    await page.reload();
    await called;
    await pageExpect(heading(page)).toContainText('Hola');
    await pageExpect(page.getByRole('alert')).toHaveCount(0);
  });

  journey(
    'holds every call back while it fails and none is kept, and says so (F20)',
    async ({ page, api }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/\/api\//.test(request.url())) calls.push(request.url());
      });
      let fails = true;
      await page.route('**/config.json', (route) =>
        fails ? route.fulfill({ status: 500, body: 'Internal error' }) : route.continue(),
      );
      await page.goto('/login');
      const alert = page.getByRole('alert').filter({ hasText: 'No logramos conectar con el sitio' });
      await pageExpect(alert).toBeVisible();
      await enter(page);
      await pageExpect(page.getByRole('status').filter({ hasText: 'Entrando…' })).toBeVisible();
      expect(calls).toEqual([]);
      fails = false;
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await page.waitForURL('**/panel');
      expect(calls.every((address) => address.startsWith(api.url))).toBe(true);
    },
  );

  journey(
    'names the currency of every amount that is shown after it was read (F15)',
    async ({ page, api }) => {
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { apiHost: api.url, currency: 'USD' } }),
      );
      await login(page, DISTRIBUTOR);
      for (const path of ['lista-precios', 'inventario/precios', 'listas/ordenes']) {
        await page.goto(`/panel/${path}`);
        await pageExpect(page.getByText(/USD\s\d/).first(), path).toBeVisible();
        await pageExpect(page.getByText(/\$\s?\d/), path).toHaveCount(0);
      }
    },
  );

  journey('names the zone in which days begin and end (F16)', async ({ page, api }) => {
    let timeZone = 'Pacific/Kiritimati';
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: api.url, timeZone } }));
    await login(page);
    const days = async () => {
      await page.goto('/panel/listas/ordenes');
      const cells = page.getByRole('table').getByRole('cell');
      await pageExpect(cells.first()).toBeVisible();
      return cells.filter({ hasText: /^\d+ \w+ \d{4}$/ }).allTextContents();
    };
    const east = await days();
    expect(east.length).toBeGreaterThan(0);
    // Its days begin 25 hours later.
    timeZone = 'Pacific/Midway';
    expect(await days()).not.toEqual(east);
  });

  journey('shows a plain page when it is not JSON (F19)', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
    await page.goto('/login');
    await pageExpect(page.getByRole('alert')).toContainText('no es JSON');
  });

  journey('shows a plain page with the key when a value is invalid (F19)', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiHost: 7, currency: 'pesos' } }));
    await page.goto('/');
    await pageExpect(page.getByRole('alert')).toContainText('apiHost');
    await pageExpect(page.getByRole('alert')).toContainText('currency');
  });
});
