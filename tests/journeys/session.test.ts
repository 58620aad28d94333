import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { thingOf } from '#src/api/stored/table.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from './support/journey.ts';
import { CUSTOMER, DISTRIBUTOR, enter, heading, login, logout, tokenOf } from './support/steps.ts';

const Quotes = z.object({ data: z.array(z.object({ share: z.nullable(z.string()) })) });

describe('a session on the production build', () => {
  journey(
    'starts at /login, survives a reload, shows the counters and ends at /login (B27, B28, B52)',
    async ({ page, api }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(api.url) && request.method() !== 'OPTIONS') {
          sent.push(
            `${request.method()} ${new URL(request.url()).pathname} ${request.headers()['authorization'] ?? ''}`,
          );
        }
      });
      await login(page);
      const token = await tokenOf(page);
      for (const counter of ['Cotizaciones', 'Órdenes', 'Carrito']) {
        await pageExpect(
          page.getByRole('banner').getByRole('link', { name: new RegExp(`^${counter} \\d+`) }),
        ).toBeVisible();
      }
      await page.reload();
      await pageExpect(heading(page)).toContainText('Hola');
      await pageExpect(page.getByRole('banner').getByRole('link', { name: /^Carrito \d+/ })).toBeVisible();
      expect(await tokenOf(page)).toBe(token);

      await logout(page);
      await page.waitForURL('**/login');
      expect(await tokenOf(page)).toBeNull();
      await pageExpect(page.getByText('Hola')).toHaveCount(0);
      // A list that the panel was just asking for may be requested at the same time.
      await pageExpect.poll(() => sent).toContain(`POST /api/logout-user Bearer ${token ?? ''}`);
      expect(sent[0]).toBe('GET /api/login-user Bearer no token');
      expect(sent).toContain('POST /api/login Bearer no token');
      expect(sent).toContain(`GET /api/count-cart Bearer ${token ?? ''}`);
    },
  );

  journey(
    'requests the current user on a public page too, without interaction (B33, B34)',
    async ({ page }) => {
      const asked = page.waitForRequest(/\/api\/login-user$/);
      await page.goto('/');
      expect((await asked).headers()['authorization']).toBe('Bearer no token');
      await pageExpect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );

  journey('ends at once on logout while the server never answers (B47, B48)', async ({ page, api }) => {
    await login(page);
    await page.route(`${api.url}/api/logout-user`, () => undefined);
    await logout(page);
    await page.waitForURL('**/login');
    expect(await tokenOf(page)).toBeNull();
  });

  journey('ends at once on logout while the server is down (B48)', async ({ page, api }) => {
    await login(page);
    await page.route(`${api.url}/**`, (route) => route.abort());
    await logout(page);
    await page.waitForURL('**/login');
    expect(await tokenOf(page)).toBeNull();
  });

  journey(
    'returns to the page requested before the login, which no address names (B45, B46)',
    async ({ page }) => {
      await page.goto('/panel/lista-precios?orden=fecha');
      await page.waitForURL('**/login');
      expect(new URL(page.url()).search).toBe('');
      await enter(page);
      await page.waitForURL('**/panel/lista-precios?orden=fecha');
      await pageExpect(heading(page)).toHaveText('Lista de precios');
    },
  );

  journey('ends at /login with a message when the server refuses its token (B37)', async ({ page, api }) => {
    await login(page);
    await page.route(`${api.url}/api/**`, (route) =>
      route.fulfill({
        status: 401,
        json: { message: 'No autenticado.' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await page.evaluate(() => {
      localStorage.setItem('user_token', 'someone-elses');
    });
    await page.reload();
    // A 401 of the current user or of the cart keeps the session; one of quotes or orders ends it.
    await page.waitForURL('**/login');
    await pageExpect(page.getByText('Tu sesión terminó')).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
  });

  journey(
    "that is long over does not stand in the way of a client's link, nor does a full stop behind it (B37)",
    async ({ page, api }) => {
      await login(page, DISTRIBUTOR);
      const reply = await page.request.get(`${api.url}/api/quotes`, {
        headers: { Authorization: `Bearer ${(await tokenOf(page)) ?? ''}` },
      });
      const { data } = z.parse(Quotes, await reply.json());
      const { share = null } = data.find((quote) => quote.share !== null) ?? {};
      expect(share).not.toBeNull();
      await page.route(`${api.url}/api/**`, async (route) => {
        const { authorization } = route.request().headers();
        if (authorization !== 'Bearer long-over') return route.fallback();
        return route.fulfill({
          status: 401,
          json: { message: 'No autenticado.' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      });
      await page.evaluate(() => {
        localStorage.setItem('user_token', 'long-over');
      });
      await page.goto(`/rollux/cotizador?cotizacion=${share ?? ''}.`);
      await pageExpect(page.getByRole('region', { name: 'Quién te atiende' })).toBeVisible();
      await page.waitForFunction(() => localStorage.getItem('user_token') === null);
      await pageExpect(page.getByRole('region', { name: 'Quién te atiende' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/rollux/cotizador');
    },
  );

  journey(
    'ends on /panel and keeps a public page when another tab logs out (B53, B54)',
    async ({ context, page }) => {
      await login(page);
      const panel = await context.newPage();
      await panel.goto('/panel/perfil');
      await pageExpect(heading(panel)).toBeVisible();
      const shop = await context.newPage();
      await shop.goto('/nosotros');
      await pageExpect(shop.getByRole('banner').getByRole('link', { name: 'Mi panel' })).toBeVisible();
      await logout(page);
      await panel.waitForURL('**/login');
      await pageExpect(shop.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
      expect(new URL(shop.url()).pathname).toBe('/nosotros');
    },
  );

  journey(
    'that expires keeps the draft of its person for them, and from the next one (B89)',
    async ({ page, api }) => {
      await login(page, DISTRIBUTOR);
      await page.goto('/cotizador');
      await page.getByRole('button', { name: 'Persiana enrollable' }).click();
      await page.getByRole('textbox', { name: 'Ancho' }).fill('137');
      const expire = async () => {
        await page.goto('/panel');
        await page.route(`${api.url}/api/quotes`, (route) =>
          route.fulfill({
            status: 401,
            json: { message: 'No autenticado.' },
            headers: { 'Access-Control-Allow-Origin': '*' },
          }),
        );
        await page.goto('/panel/listas/cotizaciones');
        await page.waitForURL('**/login');
        await page.unroute(`${api.url}/api/quotes`);
      };
      const keys = () => page.evaluate(() => Object.keys(localStorage));
      await expire();
      const left = await keys();
      expect(left).toContain('rollux-cotizacion-2');
      expect(left.filter((key) => thingOf(key) === undefined)).toEqual([]);

      await enter(page, CUSTOMER);
      await pageExpect(heading(page)).toBeVisible();
      await page.goto('/cotizador');
      await page.getByRole('button', { name: 'Persiana enrollable' }).click();
      await pageExpect(page.getByRole('textbox', { name: 'Ancho' })).toHaveValue('');
      await expire();

      await enter(page, DISTRIBUTOR);
      await pageExpect(heading(page)).toBeVisible();
      await page.goto('/cotizador');
      await page
        .getByRole('navigation', { name: 'Pasos' })
        .getByRole('button', { name: /Medidas$/ })
        .click();
      await pageExpect(page.getByRole('textbox', { name: 'Ancho' })).toHaveValue('137');
      const kept = await keys();
      expect(kept.filter((key) => thingOf(key) === undefined)).toEqual([]);
    },
  );

  journey('starts when another tab logs in', async ({ context, page }) => {
    await page.goto('/login');
    await pageExpect(heading(page)).toBeVisible();
    const other = await context.newPage();
    await login(other);
    await page.waitForURL('**/panel');
  });

  journey('ends when something else removes the stored token', async ({ page }) => {
    await login(page);
    await pageExpect(heading(page)).toContainText('Hola');
    await page.evaluate(() => {
      localStorage.removeItem('user_token');
    });
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Mi perfil' }).click();
    await page.waitForURL('**/login');
    await enter(page);
    await page.waitForURL('**/panel/perfil');
  });

  journey('starts at /login/ as at /login', async ({ page }) => {
    await page.goto('/login/');
    await enter(page);
    await page.waitForURL('**/panel');
    await page.goto('/login/');
    await page.waitForURL('**/panel');
  });

  journey('ignores an unreadable token', async ({ page }) => {
    await page.goto('/login');
    for (const token of ['', 'null', 'undefined', '[object Object]', 'a\u0000b', 'x'.repeat(9_000)]) {
      await page.evaluate((stored) => {
        localStorage.setItem('user_token', stored);
      }, token);
      await page.goto('/panel');
      await page.waitForURL('**/login');
      expect(await tokenOf(page), JSON.stringify(token.slice(0, 20))).toBeNull();
    }
  });

  journey('lasts for this visit when storage throws', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await login(page);
    await pageExpect(heading(page)).toContainText('Hola');
  });

  journey('keeps the typed values when the login fails for any reason (B64)', async ({ page, api }) => {
    await page.goto('/login');
    await enter(page, { ...CUSTOMER, password: 'equivocada' });
    await pageExpect(page.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
    await pageExpect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(CUSTOMER.email);
    await pageExpect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('equivocada');

    await page.route(`${api.url}/api/login`, (route) => route.abort());
    await page.getByRole('button', { name: 'Entrar' }).click();
    await pageExpect(page.getByRole('alert')).toContainText('No pudimos conectarnos');

    await page.unroute(`${api.url}/api/login`);
    await page.route(`${api.url}/api/login`, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Proxy</title>',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await page.getByRole('button', { name: 'Entrar' }).click();
    await pageExpect(page.getByRole('alert')).toContainText('no entendimos');
    await pageExpect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(CUSTOMER.email);
    await pageExpect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('equivocada');
  });

  journey(
    'submits an empty form, and shows the server’s messages at their fields (B55, B57)',
    async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await pageExpect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription(
        /Escribe tu correo electrónico/,
      );
      await pageExpect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
        /Escribe tu contraseña/,
      );
    },
  );

  journey('shows the server’s message for an inactive account', async ({ page }) => {
    await page.goto('/login');
    await enter(page, { email: 'inactivo@rollux.mx', password: CUSTOMER.password });
    await pageExpect(page.getByRole('alert')).toContainText('Tu cuenta está inactiva');
  });

  journey('sends one login when the button is pressed several times', async ({ page, api }) => {
    let sent = 0;
    await page.route(`${api.url}/api/login`, async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(CUSTOMER.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(CUSTOMER.password);
    await page.evaluate(() => {
      const form = document.querySelector('form');
      for (let click = 0; click < 20; click += 1) form?.requestSubmit();
    });
    await page.waitForURL('**/panel');
    expect(sent).toBe(1);
  });
});
