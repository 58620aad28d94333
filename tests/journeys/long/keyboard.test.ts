import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from '../support/captcha.ts';
import { journey } from '../support/journey.ts';
import { watchedKeys } from '../support/keyboard.ts';
import { CUSTOMER, heading } from '../support/steps.ts';

const DISTRIBUTOR = 'distribuidor@rollux.mx';
const ADMINISTRATOR = 'admin@rollux.mx';

/** Logs in from /login. */
async function enter(page: Page, email: string): Promise<void> {
  const keys = watchedKeys(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await keys.type(page.getByRole('textbox', { name: 'Correo electrónico' }), email);
  await keys.type(page.getByLabel('Contraseña', { exact: true }), CUSTOMER.password);
  await keys.key('Enter');
  await page.waitForURL('**/panel');
  await pageExpect(heading(page)).toBeFocused();
}

/** Opens a screen of the panel by its menu. */
async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Panel' });
  await watchedKeys(page).press(menu.getByRole('link', { name, exact: true }));
  await pageExpect(heading(page)).toHaveText(name);
  await pageExpect(heading(page)).toBeFocused();
}

/** Logs out by the menu of the account, whose items the arrows reach. */
async function leave(page: Page): Promise<void> {
  const keys = watchedKeys(page);
  await keys.press(page.getByRole('button', { name: 'Mi cuenta' }));
  const item = page.getByRole('menuitem', { name: 'Cerrar sesión' });
  await pageExpect(page.getByRole('menuitem').first()).toBeFocused();
  const items = await page.getByRole('menuitem').count();
  for (let at = 1; at < items; at += 1) await keys.key('ArrowDown');
  await pageExpect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await pageExpect(heading(page)).toBeFocused();
}

/** From the measures of a window to the review of the quote, with what each step offers first. */
async function measure(page: Page): Promise<void> {
  const keys = watchedKeys(page);
  await keys.type(page.getByRole('textbox', { name: 'Ancho' }), '180');
  await keys.type(page.getByRole('textbox', { name: 'Alto' }), '220');
  for (const title of ['¿De qué tela y color?', '¿Cómo se mueve?', 'Revisa tu cotización']) {
    await keys.press(page.getByRole('main').getByRole('button', { name: 'Siguiente' }));
    await pageExpect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  }
}

describe('by the keyboard alone, with the focus always in sight', () => {
  journey.override({ guests: [CAPTCHA_ORIGIN] });

  journey('a visitor goes from home to a product and asks for a quote', async ({ page, context, api }) => {
    await serveFakeCaptcha(context);
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' } }),
    );
    const keys = watchedKeys(page);
    const main = page.getByRole('main');
    await page.goto('/', { waitUntil: 'networkidle' });
    await keys.press(page.getByRole('banner').getByRole('link', { name: 'Persianas' }));
    await pageExpect(heading(page)).toHaveText('Persianas');
    const fabrics = main.getByRole('list', { name: 'Telas: Enrollables' });
    await keys.press(fabrics.getByRole('link', { name: 'Screen', exact: true }));
    await pageExpect(heading(page)).toHaveText('Catálogo de persianas enrollables screen');
    await keys.press(main.getByRole('article').getByRole('link', { name: 'Screen 5 %', exact: true }));
    await pageExpect(heading(page)).toHaveText('Screen 5 %');
    await keys.press(main.getByRole('link', { name: 'Cotizar esta' }));
    await pageExpect(heading(page)).toHaveText('Cotizador');
    await keys.type(page.getByRole('combobox', { name: 'Nombre de la ventana' }), 'Sala');
    await measure(page);

    const form = page.getByRole('form', { name: 'Pide tu cotización' });
    await keys.type(form.getByRole('textbox', { name: 'Nombre' }), 'Ana Solís');
    await keys.type(form.getByRole('textbox', { name: 'Teléfono' }), '8112345678');
    await keys.type(form.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@correo.mx');
    await keys.mark(form.getByRole('checkbox', { name: 'No soy un robot' }));
    await keys.press(form.getByRole('button', { name: 'Pedir cotización' }));
    // What was the form says that it was sent, and has the focus.
    const sent = page.getByRole('status').filter({ hasText: /^Recibimos tu solicitud: folio C-\d+/ });
    await pageExpect(sent).toBeFocused();
  });

  journey('a distributor saves a quote, downloads its PDF and logs out', async ({ page }) => {
    const keys = watchedKeys(page);
    const main = page.getByRole('main');
    await enter(page, DISTRIBUTOR);
    await goTo(page, 'Cotizaciones');
    await keys.press(main.getByRole('link', { name: 'Nueva cotización' }));
    await pageExpect(heading(page)).toHaveText('Cotizador');
    await keys.press(main.getByRole('button', { name: 'Persiana enrollable' }));
    await pageExpect(page.getByRole('heading', { level: 2, name: '¿Cuánto mide?' })).toBeFocused();
    await measure(page);

    const form = page.getByRole('form', { name: 'Guarda tu cotización' });
    await keys.type(form.getByRole('textbox', { name: 'Título' }), 'Casa Solís');
    await keys.press(form.getByRole('button', { name: 'Guardar cotización' }));
    await pageExpect(main.getByText(/^Guardada con folio C-\d+/)).toBeVisible();
    await pageExpect(main.getByRole('button', { name: /^Guardar cambios en C-\d+/ })).toBeFocused();
    await keys.press(main.getByRole('link', { name: 'Verla en tus cotizaciones' }));

    const pane = page.getByRole('dialog', { name: /C-\d+/ });
    await pageExpect(pane).toBeVisible();
    const paper = pane.getByRole('button', { name: /^PDF/ }).first();
    await keys.to(paper);
    const [file] = await Promise.all([page.waitForEvent('download'), keys.key('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await pageExpect(paper).toBeFocused();
    await keys.key('Escape');
    await pageExpect(pane).toHaveCount(0);
    await leave(page);
  });

  journey('an administrator switches an account off and opens an order', async ({ page }) => {
    const keys = watchedKeys(page);
    const main = page.getByRole('main');
    await enter(page, ADMINISTRATOR);
    await goTo(page, 'Usuarios');
    await keys.type(page.getByRole('searchbox', { name: 'Buscar' }), 'Hinojosa');
    const row = main.getByRole('row', { name: /Hinojosa/ }).first();
    const active = row.getByRole('switch', { name: 'Activo' });
    await keys.mark(active);
    await pageExpect(active).not.toBeChecked();
    await pageExpect(active).toBeFocused();

    await goTo(page, 'Órdenes de mi red');
    const open = main.getByRole('link', { name: /^Ver la orden P-/ }).first();
    await keys.press(open);
    const order = page.getByRole('dialog', { name: /^Orden P-/ });
    await pageExpect(order).toBeVisible();
    await keys.key('Escape');
    await pageExpect(order).toHaveCount(0);
    await pageExpect(open).toBeFocused();
    await leave(page);
  });

  journey('no single character is a shortcut', async ({ page }) => {
    await enter(page, DISTRIBUTOR);
    for (const path of ['/panel', '/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const character of ['/', '?', 'k', 's']) await page.keyboard.press(character);
      await pageExpect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await pageExpect(page.getByRole('dialog')).toBeVisible();
    }
  });
});
