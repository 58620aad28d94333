import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { favouritesHref } from '#src/features/favourites/favourites-href.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { scriptOf } from '../support/script-of.ts';
import { counter, heading, login, untilHydrated } from '../support/steps.ts';

/** Modules in the scripts that start every page. */
const START = ['index.html', 'src/app/react.ts', 'src/app/router.ts', 'src/app/start.tsx'];

const NOTICES = 'src/ui/notices/notices.tsx';

/** Answers 404 for the script that holds a module, as after a deployment that removed it. */
async function lose(page: Page, module: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await page.route(`**/${scriptOf(module)}`, async (route) => {
    left -= 1;
    if (left >= 0) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
}

describe('after a deployment, a missing script', () => {
  journey.override({ expected: [/dynamically imported module/] });

  journey('of the start is reloaded once', async ({ page }) => {
    await lose(page, 'src/app/react.ts', 1);
    await page.goto('/login');
    await untilHydrated(page.getByRole('textbox', { name: 'Correo electrónico' }));
    await pageExpect(page.getByRole('alert')).toHaveCount(0);
  });

  journey.for(START)('of the start (%s) is reported on top of the page', async (module, { page }) => {
    await lose(page, module);
    for (const address of ['/login', '/panel']) {
      await page.goto(address);
      const alert = page.getByRole('alert');
      await pageExpect(alert).toContainText('No pudimos cargar toda la página');
      await pageExpect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      if (address === '/login') await pageExpect(heading(page)).toHaveText('Entra a tu cuenta');
    }
  });

  journey('of a screen leads the click there by a full load', async ({ page }) => {
    await lose(page, 'src/screens/storefront/nosotros/about.tsx', 1);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await page.waitForURL('**/nosotros');
    await pageExpect(heading(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    await page.waitForURL('**/login');
  });
});

describe('when a script does not load', () => {
  journey.override({ expected: [/dynamically imported module/] });

  journey.for([
    ['/', 'src/screens/storefront/home/live-window.tsx'],
    ['/productos/toldos', 'src/screens/storefront/productos-toldos/awnings.tsx'],
  ] as const)(
    'leads a press of a link of %s there, also where the page is about to be reloaded (W17)',
    async ([path, module], { page }) => {
      let fail = () => {};
      const pressed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(`**/${scriptOf(module)}`, async (route) => {
        await pressed;
        await route.fulfill({ status: 404, body: '' });
      });
      await page.goto(path);
      const link = page.getByRole('banner').getByRole('link', { name: 'Motorización' });
      // The first touch loads what the page had put off; the finger is lifted after its script has failed.
      await link.hover();
      await page.mouse.down();
      const asked = page.waitForRequest('**/version.json');
      fail();
      await asked;
      await page.mouse.up();
      await page.waitForURL('**/productos/motorizacion');
      await pageExpect(heading(page)).toContainText('otor');
    },
  );

  journey('keeps a page that can be read when the server does not answer either (W17)', async ({ page }) => {
    await page.goto('/');
    await page.route('**/*', (route) => route.abort());
    await page.mouse.move(200, 300);
    await pageExpect(page.getByRole('alert')).toContainText('No pudimos cargar toda la página');
    await pageExpect(heading(page)).toBeVisible();
  });
});

describe('after a deployment, a form', () => {
  // The deployment has no captcha, which the form of contact says.
  journey.override({ expected: [/dynamically imported module/, /options must be included siteKey/] });

  journey('holds what was typed when a part of its page is missing', async ({ page }) => {
    await lose(page, 'src/screens/storefront/frame/search/search-dialog.tsx');
    await page.goto('/contacto');
    const text = page.getByRole('textbox', { name: 'Mensaje' });
    await untilHydrated(text);
    await text.fill('¿Hacen persianas para un tragaluz?');
    const search = page.getByRole('banner').getByRole('button', { name: 'Buscar' });
    const reloaded = page.waitForEvent('load');
    await search.click();
    await reloaded;
    await pageExpect(text).toHaveValue('¿Hacen persianas para un tragaluz?');
    await pageExpect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    // It is not reloaded again within 30 s: the rest of the page goes on.
    await search.click();
    await pageExpect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await pageExpect(text).toHaveValue('¿Hacen persianas para un tragaluz?');
  });

  journey('in the panel holds what was typed when the account menu is missing', async ({ page }) => {
    await login(page);
    await lose(page, 'src/screens/panel/frame/account-menu.tsx');
    await page.goto('/panel/perfil');
    const phone = page.getByRole('textbox', { name: 'Teléfono' });
    await phone.fill('8112345678');
    const account = page.getByRole('button', { name: 'Mi cuenta' });
    const reloaded = page.waitForEvent('load');
    await account.click();
    await reloaded;
    await pageExpect(phone).toHaveValue('8112345678');
    await account.click();
    await pageExpect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await pageExpect(account).toBeVisible();
    await pageExpect(phone).toHaveValue('8112345678');
  });
});

describe('after a deployment, an open page', () => {
  journey('works without the scripts that only later pages need', async ({ page }) => {
    const optional = ['src/app/later/fetch-ahead.ts', 'src/app/later/keep-for-later.ts'];
    const answers = optional.map((module) => page.waitForResponse(`**/${scriptOf(module)}`));
    for (const module of optional) await lose(page, module);
    await page.goto('/nosotros');
    expect((await Promise.all(answers)).map((reply) => reply.status())).toEqual([404, 404]);
    await page.getByRole('banner').getByRole('link', { name: 'Motorización' }).click();
    await pageExpect(heading(page)).toContainText('otor');
  });

  journey('works without the script of notices', async ({ page }) => {
    await login(page);
    await lose(page, NOTICES, 1);
    const answer = page.waitForResponse(`**/${scriptOf(NOTICES)}`);
    await page.goto('/nosotros');
    expect((await answer).status()).toBe(404);
    await page.getByRole('banner').getByRole('link', { name: 'Motorización' }).click();
    await pageExpect(heading(page)).toContainText('otor');
  });

  journey('keeps the panel when the script of a notice is missing', async ({ page }) => {
    await login(page);
    await lose(page, 'src/ui/notices/notices-view.tsx');
    await page.goto('/panel/perfil');
    const save = page.getByRole('button', { name: 'Guardar datos' });
    const reloaded = page.waitForEvent('load');
    await save.click();
    await reloaded;
    // It is not reloaded again within 30 s: the person is told, and the panel goes on.
    await save.click();
    await pageExpect(page.getByRole('alert')).toContainText('No pudimos cargar toda la página');
    await pageExpect(counter(page, 'Carrito')).toBeVisible();
  });

  journey('keeps the rest of the page when the script of a part is missing', async ({ page }) => {
    await lose(page, 'src/features/favourites/list/favourite-list.tsx');
    await page.goto(favouritesHref);
    // It was reloaded once, and the script is still missing.
    await pageExpect(page.getByRole('alert')).toContainText('No pudimos cargar toda la página');
    await pageExpect(page.getByRole('heading', { name: 'Tus favoritos' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Motorización' }).click();
    await pageExpect(heading(page)).toContainText('otor');
  });

  journey('says so when the person returns to it after 15 minutes', async ({ page }) => {
    let asked = 0;
    await page.route('**/version.json', async (route) => {
      asked += 1;
      await route.fulfill({ json: { entry: 'assets/index-newer.js' } });
    });
    await page.clock.install();
    await page.goto('/login');
    await untilHydrated(page.getByRole('textbox', { name: 'Correo electrónico' }));
    const update = page.getByRole('button', { name: 'Actualizar' });
    const returns = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.fastForward('14:00');
    await returns();
    expect(asked).toBe(0);
    await page.clock.fastForward('01:00');
    await returns();
    await pageExpect(update).toBeVisible();
    expect(asked).toBe(1);
    await update.click();
    await pageExpect(update).toHaveCount(0);
  });
});
