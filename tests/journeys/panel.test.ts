import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { CUSTOMER, DISTRIBUTOR, goTo, heading, login } from './support/steps.ts';
import { wordsIn } from './support/words-of-pdf.ts';

/** Enough of a stock to repeat its rows. */
const Stock = z.object({ data: z.array(z.unknown()) });

const ADMINISTRATOR = { ...CUSTOMER, email: 'admin@rollux.mx' };

/** The text of the file that a button downloads. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

describe('a customer', () => {
  journey('changes their data, which a reload keeps', async ({ page }) => {
    await login(page);
    await goTo(page, 'Mi perfil');
    const phone = page.getByRole('textbox', { name: 'Teléfono' });
    await phone.fill('8112345678');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await pageExpect(page.getByText('Guardamos tus datos')).toBeVisible();
    await page.reload();
    await pageExpect(phone).toHaveValue('81 1234 5678');
  });

  journey('views and downloads a price list, and downloads prices as CSV', async ({ page }) => {
    await login(page);
    await goTo(page, 'Lista de precios');
    const file = page.getByRole('article').first();
    const name = (await file.getByRole('heading').textContent()) ?? '';
    await file.getByRole('button', { name: /^Ver/ }).click();
    await pageExpect(file.getByText(/\d de \d/).first()).toBeVisible();
    await page.goBack();
    await pageExpect(file.getByRole('button', { name: /^Ver/ })).toBeVisible();
    const kept = await downloaded(page, () => file.getByRole('button', { name: /^Descargar/ }).click());
    expect(name).not.toBe('');
    expect(kept.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await kept.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('searchbox').fill('cielo');
    await pageExpect(page).toHaveURL(/cielo/);
    await pageExpect(page.getByRole('row').nth(1)).toContainText('Cielo');
    const csv = await downloaded(page, () => page.getByRole('button', { name: 'Descargar CSV' }).click());
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/Cielo/);
  });

  journey('opens an order in another tab', async ({ page, context }) => {
    await login(page);
    await page.goto('/panel/listas/ordenes');
    const link = page.getByRole('link', { name: /^Ver la orden P-/ }).first();
    const folio = /P-\d+/.exec(await link.innerText())?.[0] ?? 'none';
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await pageExpect(tab.getByRole('dialog', { name: new RegExp(folio) })).toBeVisible();
    await pageExpect(page.getByRole('dialog')).toHaveCount(0);
    await link.click();
    await pageExpect(page.getByRole('dialog', { name: new RegExp(folio) })).toBeVisible();
    await page.goBack();
    await pageExpect(page.getByRole('dialog')).toHaveCount(0);
  });

  journey('prints an open quote whole, without the list below it', async ({ page }) => {
    await login(page);
    await page.goto('/panel/listas/cotizaciones');
    const links = page.getByRole('link', { name: /^C-\d+/ });
    const [first, second] = [await links.nth(0).innerText(), await links.nth(1).innerText()];
    await links.nth(0).click();
    const quote = page.getByRole('dialog', { name: new RegExp(first) });
    const total = quote.getByRole('row', { name: /^Total con IVA/ });
    await pageExpect(total).toBeVisible();
    await pageExpect(quote.getByText('Historia')).toBeVisible();
    const paper = await wordsIn(await page.pdf({ format: 'Letter' }));
    const amount = /\$[\d,.]+/.exec(await total.innerText())?.[0] ?? 'none';
    for (const words of [first, 'Total con IVA', amount, 'Historia']) expect(paper).toContain(words);
    for (const words of [second, 'Compartir', 'Enlace para tu cliente']) expect(paper).not.toContain(words);
  });

  journey('sees the contact for a screen that their role does not have (B83)', async ({ page }) => {
    await login(page);
    await pageExpect(
      page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Usuarios' }),
    ).toHaveCount(0);
    await page.goto('/panel/usuarios');
    await pageExpect(heading(page)).toHaveText('Usuarios');
    await pageExpect(page.getByText(/pídeselo a quien administra/)).toBeVisible();
    await pageExpect(page.getByRole('table')).toHaveCount(0);
  });
});

describe('a distributor', () => {
  journey(
    'saves a long stock as a spreadsheet, searches it, and the address keeps the search',
    async ({ page }) => {
      await page.route('**/api/inventory/blinds', async (route) => {
        const response = await route.fetch();
        const { data } = Stock.parse(await response.json());
        await route.fulfill({ response, json: { data: [...data, ...data, ...data, ...data] } });
      });
      await login(page, DISTRIBUTOR);
      await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Persianas' }).click();
      await pageExpect(heading(page)).toHaveText('Inventario de persianas');
      const book = await downloaded(page, () =>
        page.getByRole('button', { name: 'Descargar Excel' }).click(),
      );
      expect((await readFile(await book.path())).subarray(0, 2).toString()).toBe('PK');
      await page.getByRole('searchbox').fill('screen 5');
      await pageExpect(page.getByText(/^\d+ de \d+/).first()).toBeVisible();
      await page.reload();
      await pageExpect(page.getByRole('searchbox')).toHaveValue('screen 5');
      const rows = page.getByRole('row').filter({ hasText: /Screen 5/ });
      await pageExpect(rows.first()).toBeVisible();
    },
  );
});

describe('an administrator', () => {
  journey('switches a user off and back on, by the keyboard alone', async ({ page }) => {
    await login(page, ADMINISTRATOR);
    const palette = page.getByRole('combobox', { name: 'Buscar o ir a' });
    // The page is painted before it is hydrated.
    await pageExpect(async () => {
      await page.keyboard.press('Control+k');
      await pageExpect(palette).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await palette.pressSequentially('usuarios');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/panel/usuarios');
    await pageExpect(heading(page)).toBeFocused();
    const search = page.getByRole('searchbox');
    await tabTo(page, search);
    await page.keyboard.type('distribuidor@rollux.mx');
    const row = page.getByRole('row').filter({ hasText: 'distribuidor@rollux.mx' });
    await pageExpect(page.getByRole('switch', { name: 'Activo' })).toHaveCount(1);
    const active = row.getByRole('switch', { name: 'Activo' });
    await pageExpect(active).toBeChecked();
    await tabTo(page, active);
    await page.keyboard.press('Space');
    await pageExpect(active).not.toBeChecked();
    await press(page, page.getByRole('button', { name: 'Deshacer' }));
    await pageExpect(active).toBeChecked();
  });

  journey('puts a dealer on the map, where visitors find them', async ({ page }) => {
    await login(page, ADMINISTRATOR);
    await goTo(page, 'Usuarios');
    await page.getByRole('searchbox').fill('karla.sepulveda');
    await pageExpect(page).toHaveURL(/busca=/);
    const row = page.getByRole('row').filter({ hasText: 'karla.sepulveda18@ejemplo.mx' });
    const shown = row.getByRole('switch', { name: 'En el mapa' });
    await pageExpect(shown).not.toBeChecked();
    await row.getByRole('link', { name: /^Ubicar/ }).click();
    const dialog = page.getByRole('dialog', { name: /en el mapa$/ });
    const paste = dialog.getByRole('textbox').first();
    await paste.fill('20.6767, -103.3475');
    await pageExpect(dialog.getByLabel('Latitud')).toHaveValue('20.6767');
    await dialog.getByRole('button', { name: 'Guardar lugar' }).click();
    await pageExpect(dialog).toHaveCount(0);
    await shown.click();
    await pageExpect(shown).toBeChecked();
    await page.goto('/distribuidores');
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Quintana Roo' });
    const dealers = page.getByRole('region', { name: 'Distribuidores', exact: true }).getByRole('article');
    const dealer = dealers.filter({ hasText: 'Av. Constitución 747' });
    await pageExpect(dealer.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      /20\.6767,-103\.3475$/,
    );
  });

  journey('adds a user after the server rejects invalid values', async ({ page }) => {
    await login(page, ADMINISTRATOR);
    await page.goto('/panel/usuarios?usuario=nuevo');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana Solís');
    await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('cliente@rollux.mx');
    await pageExpect(dialog.getByRole('combobox', { name: 'Rol' })).toBeEnabled();
    await dialog.getByRole('combobox', { name: 'Rol' }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Distribuidor', exact: true }).click();
    await dialog.getByLabel('Contraseña', { exact: true }).fill('ventana-clara');
    await dialog.getByLabel('Confirma la contraseña').fill('ventana-clara');
    await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
    await pageExpect(dialog.getByText('Este correo ya está registrado.').first()).toBeVisible();
    await pageExpect(dialog.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Ana Solís');
    await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana.solis@correo.mx');
    await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
    await pageExpect(dialog).toHaveCount(0);
    await page.getByRole('searchbox').fill('ana solis');
    await pageExpect(page.getByRole('row').filter({ hasText: 'ana.solis@correo.mx' })).toBeVisible();
  });
});
