import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from './support/journey.ts';
import { scriptOf } from './support/script-of.ts';
import { enter, heading, login, untilHydrated } from './support/steps.ts';

/** Holds the app's scripts back until the returned function is called: the page is shown, but nothing is hydrated. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

describe('a page that somebody leaves with "back" while it starts', () => {
  journey('is replaced by the one of the address', async ({ page }) => {
    await page.route(`**/${scriptOf('src/screens/access/autenticacion/access.tsx')}`, async (route) => {
      // The browser changes the address only, as between two pages of one visit.
      await page.evaluate(() => {
        window.history.replaceState(null, '', '/login');
      });
      await route.continue();
    });
    await page.goto('/autenticacion');
    await untilHydrated(page.getByRole('textbox', { name: 'Correo electrónico' }));
    await pageExpect(heading(page)).toHaveText('Entra a tu cuenta');
  });
});

describe("the panel's first page before its scripts", () => {
  journey('is there for a person who is logged in, and becomes theirs', async ({ page }) => {
    await login(page);
    const letGo = await holdScripts(page);
    await page.goto('/panel', { waitUntil: 'commit' });
    await pageExpect(heading(page)).toHaveText('Hola');
    await pageExpect(page.getByRole('heading', { name: 'Tus números' })).toBeVisible();
    letGo();
    await pageExpect(heading(page)).toHaveText(/^Hola, \w/);
  });

  journey('disables the buttons that need a script until it has loaded', async ({ page }) => {
    await login(page);
    const letGo = await holdScripts(page);
    await page.goto('/panel', { waitUntil: 'commit' });
    const buttons = ['Mi cuenta', /^Buscar/].map((name) =>
      page.getByRole('banner').getByRole('button', { name }),
    );
    for (const button of buttons) await pageExpect(button).toBeDisabled();
    letGo();
    for (const button of buttons) await pageExpect(button).toBeEnabled();
  });

  journey('is hidden from a visitor, who is sent to the login', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/panel', { waitUntil: 'commit' });
    await pageExpect(page.locator('h1')).toBeAttached();
    await pageExpect(heading(page)).toHaveCount(0);
    letGo();
    await pageExpect(heading(page)).toHaveText('Entra a tu cuenta');
  });
});

describe('input before hydration', () => {
  journey('filters the catalog after hydration', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/catalogo/persianas/enrollables', { waitUntil: 'commit' });
    const box = page.getByRole('checkbox', { name: /^Oscurece/ });
    await box.click();
    await pageExpect(box).toBeChecked();
    letGo();
    await pageExpect.poll(() => page.url()).toContain('luz=');
    await pageExpect(box).toBeChecked();
    await box.click();
    await pageExpect.poll(() => page.url()).not.toContain('luz=');
    await pageExpect(box).not.toBeChecked();
  });

  journey('counts only the filters that are still chosen', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/catalogo/persianas/enrollables', { waitUntil: 'commit' });
    const [back, kept] = [/^Oscurece/, /^Luz suave/].map((name) => page.getByRole('checkbox', { name }));
    await back?.click();
    await kept?.click();
    await back?.click();
    letGo();
    await pageExpect.poll(() => page.url()).toMatch(/luz=[a-z]+$/);
  });

  journey('starts a window with the pressed product', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/cotizador', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /Persiana romana/ })
      .click();
    letGo();
    await pageExpect(page.getByRole('textbox', { name: 'Ancho', exact: true })).toBeVisible();
  });

  journey('shows the dealers with the chosen product', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/distribuidores', { waitUntil: 'commit' });
    const wanted = page.getByLabel('Qué buscas');
    await wanted.selectOption({ label: 'Toldos: brazos retráctiles' });
    letGo();
    await pageExpect.poll(() => page.url()).toContain('toldos-brazos-retractiles');
    await pageExpect(wanted).toHaveValue('toldos-brazos-retractiles');
  });

  journey('searches the dealers for the typed text', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/distribuidores', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Ciudad, estado o nombre' });
    await search.fill('Monterrey');
    letGo();
    await pageExpect.poll(() => page.url()).toContain('buscar=Monterrey');
    await pageExpect(search).toHaveValue('Monterrey');
  });

  journey('sorts the catalog by the chosen order', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/catalogo/persianas/enrollables', { waitUntil: 'commit' });
    const order = page.getByLabel('Ordenar');
    await order.selectOption({ index: 1 });
    const chosen = await order.inputValue();
    letGo();
    await pageExpect.poll(() => page.url()).toContain(`orden=${chosen}`);
    await pageExpect(order).toHaveValue(chosen);
  });

  journey('keeps the chosen colour scheme', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/nosotros', { waitUntil: 'commit' });
    const dark = page.getByRole('radio', { name: 'Oscura' });
    await dark.check({ force: true });
    letGo();
    await pageExpect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await pageExpect(dark).toBeChecked();
  });

  journey('logs in with the submitted values, which never appear in the address', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await enter(page);
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.waitForURL('**/panel');
  });

  journey('keeps the typed values when the server refuses them', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await enter(page, { email: 'nadie@rollux.mx', password: 'otra' });
    letGo();
    await pageExpect(page.getByRole('alert')).toBeVisible();
    await pageExpect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(
      'nadie@rollux.mx',
    );
  });

  journey('opens the menu at once, without a script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letGo = await holdScripts(page);
    await page.goto('/nosotros', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await pageExpect(menu.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    letGo();
    await untilHydrated(page.getByRole('banner').getByRole('link').first());
    await pageExpect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await pageExpect(menu).toBeHidden();
  });

  journey('opens the requested search, and keeps the size of its text', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/nosotros', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await pageExpect(main).toHaveCSS('font-size', '16px');
    await page.getByRole('button', { name: 'Buscar' }).click();
    letGo();
    await pageExpect(page.getByRole('combobox', { name: 'Qué buscas' })).toBeFocused();
    await pageExpect(heading(page)).toBeVisible();
    await pageExpect(main).toHaveCSS('font-size', '16px');
  });
});
