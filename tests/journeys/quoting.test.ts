import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Locator, Page } from 'playwright';
import { expect as pageExpect } from 'playwright/test';
import { describe, expect } from 'vitest';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from './support/captcha.ts';
import { journey } from './support/journey.ts';
import { CUSTOMER, heading, login } from './support/steps.ts';

const DISTRIBUTOR = { ...CUSTOMER, email: 'distribuidor@rollux.mx' };

/** Opens a screen of the panel by its menu. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name, exact: true }).click();
}

/** A counter of the panel's header, with its number. */
const counter = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) });

/** The text of a PDF, page by page. */
async function wordsOf(path: string): Promise<string> {
  const data = new Uint8Array(await readFile(path));
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await file.loadingTask.destroy();
  return pages.join('\n');
}

/** Requests today's prices of the open order. @returns its windows, each with both prices */
async function orderAgain(page: Page, folio: string): Promise<Locator> {
  const order = page.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });
  await order.getByRole('button', { name: 'Ver a precio de hoy' }).click();
  return order.getByRole('list', { name: 'Precios de hoy' }).getByRole('listitem');
}

/** The size, place, handling and extras of every window that a document shows. */
async function described(document: Locator, windows: number): Promise<string[]> {
  const lines = document.getByText(/^\d+\.\d+ × .+ · \d+ piezas?|mando a la (?:izquierda|derecha)/);
  await pageExpect(lines).toHaveCount(2 * windows);
  return lines.allTextContents();
}

/** An amount in pesos as formatted text. */
const centavosOf = (amount = ''): number => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);

/** Selects a roller blind at the quoter's step of products. */
async function coverWindow(page: Page, name: string, width: string, height: string): Promise<void> {
  await page.getByRole('button', { name: 'Persiana enrollable' }).click();
  await pageExpect(page.getByRole('heading', { level: 2, name: '¿Cuánto mide?' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Nombre de la ventana' }).fill(name);
  await page.getByRole('textbox', { name: 'Ancho' }).fill(width);
  await page.getByRole('textbox', { name: 'Alto' }).fill(height);
}

describe('a visitor', () => {
  journey.override({ guests: [CAPTCHA_ORIGIN] });

  journey(
    'quotes three windows, finds them after a reload, and requests the quote',
    async ({ page, context, api }) => {
      const asked = await serveFakeCaptcha(context);
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' } }),
      );
      // The page is painted before it is hydrated: its scripts have loaded when the network is idle.
      await page.goto('/cotizador', { waitUntil: 'networkidle' });
      await pageExpect(heading(page)).toHaveText('Cotizador');
      const add = page.getByRole('button', { name: 'Agregar ventana' });
      await coverWindow(page, 'Sala', '180', '220');
      await add.click();
      await coverWindow(page, 'Cocina', '120,5', '90');
      await add.click();
      await coverWindow(page, 'Estudio', '1.40 m', '1600 mm');

      const windows = page.getByRole('region', { name: 'Ventanas de tu cotización' }).getByRole('listitem');
      await pageExpect(windows).toHaveCount(3);
      await pageExpect(windows.filter({ hasText: '$' })).toHaveCount(3);
      await page.reload();
      await pageExpect(windows).toHaveCount(3);
      await pageExpect(windows.nth(1)).toContainText('Cocina');

      await page
        .getByRole('navigation', { name: 'Pasos' })
        .getByRole('button', { name: /Revisión/ })
        .click();
      const form = page.getByRole('form', { name: 'Pide tu cotización' });
      await form.getByRole('textbox', { name: 'Nombre' }).fill('Ana Solís');
      await form.getByRole('textbox', { name: 'Teléfono' }).fill('8112345678');
      await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@correo.mx');
      await form.getByRole('checkbox', { name: 'No soy un robot' }).check();
      expect(asked).toHaveLength(1);
      await form.getByRole('button', { name: 'Pedir cotización' }).click();
      await pageExpect(page.getByText(/^Recibimos tu solicitud: folio C-\d+/)).toBeVisible();
    },
  );
});

describe('a distributor', () => {
  journey('orders two hundred windows from a file in one order', async ({ page }) => {
    await login(page, DISTRIBUTOR);
    await pageExpect(counter(page, 'Carrito')).toContainText('5');
    await goTo(page, 'Mi carrito');
    await page.getByRole('link', { name: 'Orden rápida' }).click();
    const rows = Array.from(
      { length: 200 },
      (_, index) => `Cuarto ${String(index + 1)},Blackout Lino,Blanco,${String(100 + (index % 50))},150,cm,1`,
    );
    const csv = [
      'Ubicación,Tela,Color,Ancho,Alto,Unidad,Cantidad',
      ...rows,
      'Patio,Tela que no hay,Azul,100,100,cm,1',
    ];
    await page.locator('input[type="file"]').setInputFiles({
      name: 'ventanas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv.join('\r\n')),
    });
    const quick = page.getByRole('region', { name: 'Orden rápida' });
    await pageExpect(quick.getByText('Patio')).toBeVisible();
    await quick.getByRole('button', { name: /Agregar 200/ }).click();
    await pageExpect(counter(page, 'Carrito')).toContainText('205');
    await page.getByRole('button', { name: 'Revisar y pedir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Pedir/ }).dblclick();
    await pageExpect(dialog.getByText(/P-\d+/).first()).toBeVisible();
    await pageExpect(counter(page, 'Carrito')).toContainText('0');
    await pageExpect(counter(page, 'Órdenes')).toContainText('7');
  });

  journey(
    'shares a copy that the client accepts, converts it to an order, and orders again',
    async ({ page, context }) => {
      await login(page, DISTRIBUTOR);
      await goTo(page, 'Cotizaciones');
      await page.getByRole('link', { name: 'C-1010', exact: true }).click();
      const pane = page.getByRole('dialog', { name: /C-1010/ });
      const cost = (await pane.getByRole('table', { name: 'Lo que te cuesta' }).textContent()) ?? '';
      const [costTotal = ''] = cost.match(/\$[\d,.]+(?=\D*$)/) ?? [];
      expect(costTotal).not.toBe('');
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        pane.getByRole('button', { name: 'PDF para tu cliente' }).click(),
      ]);
      const words = await wordsOf(await paper.path());
      expect(words).toContain('C-1010');
      expect(words).toContain('$53,364.23');
      expect(words).not.toContain(costTotal);
      const windows = await described(pane.getByRole('region', { name: 'Qué lleva' }), 12);
      const plainWords = words.replaceAll(/\s+/g, ' ');
      for (const line of windows) expect(plainWords).toContain(line);

      const share = pane.getByRole('region', { name: 'Enlace para compartir' });
      const link = await share.getByRole('textbox').inputValue();
      const client = await context.newPage();
      await client.goto(new URL(link).pathname + new URL(link).search);
      await pageExpect(client.getByText('$53,364.23').first()).toBeVisible();
      expect(await described(client.getByRole('main'), 12)).toEqual(windows);
      await client.getByRole('button', { name: 'Aceptar cotización' }).click();
      await client.getByRole('button', { name: 'Sí, la acepto' }).click();
      await pageExpect(client.getByRole('region', { name: 'Tu respuesta' })).toHaveCount(0);
      await client.close();

      await page.reload();
      await pane.getByRole('button', { name: 'Hacer la orden' }).click();
      const review = page.getByRole('dialog', { name: 'Revisa tu orden' });
      await pageExpect(review.getByText('C-1010:')).toBeVisible();
      await review.getByRole('button', { name: 'Pedir' }).click();
      const made = pane.getByRole('link', { name: /^Ya es la orden P-\d+$/ });
      const [folio = ''] = (await made.innerText()).match(/P-\d+$/) ?? [];
      await made.click();
      await pageExpect(heading(page)).toHaveText('Órdenes');
      await pageExpect(counter(page, 'Órdenes')).toContainText('7');
      await pageExpect(page.getByText('7 órdenes', { exact: true })).toBeVisible();

      const ordered = page.getByRole('list', { name: `Piezas de ${folio}` });
      await pageExpect(ordered.getByRole('listitem')).toHaveCount(12);
      expect(await described(ordered, 12)).toEqual(windows);

      // It was ordered a moment ago: no price differs.
      const today = await orderAgain(page, folio);
      await pageExpect(today).toHaveCount(12);
      await pageExpect(today.filter({ hasText: 'igual' })).toHaveCount(12);
      const order = page.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });
      await order.getByRole('button', { name: 'Agregar 12 partidas al carrito' }).click();
      await pageExpect(counter(page, 'Carrito')).toContainText('17');
      await order.getByRole('link', { name: 'Ver mi carrito' }).click();
      await pageExpect(heading(page)).toHaveText('Mi carrito');
      await pageExpect(page.getByText('17 partidas en tu carrito')).toBeVisible();
      await pageExpect(page.getByRole('list', { name: 'Lo que llevas' }).getByRole('listitem')).toHaveCount(
        17,
      );

      await page.getByRole('button', { name: 'Revisar y pedir' }).click();
      const checkOut = page.getByRole('dialog');
      await checkOut.getByRole('button', { name: /^Pedir/ }).click();
      await pageExpect(checkOut.getByText(/P-\d+/).first()).toBeVisible();
      await checkOut.getByRole('button', { name: 'Cerrar' }).click();
      await pageExpect(counter(page, 'Carrito')).toContainText('0');
      await pageExpect(counter(page, 'Órdenes')).toContainText('8');
      await goTo(page, 'Órdenes');
      await pageExpect(page.getByText('8 órdenes', { exact: true })).toBeVisible();
    },
  );

  journey('shows the current price of an older order before ordering again', async ({ page }) => {
    await login(page, DISTRIBUTOR);
    await goTo(page, 'Órdenes');
    await page.getByRole('button', { name: 'Ver la orden P-2009' }).click();
    const windows = await orderAgain(page, 'P-2009');
    await pageExpect(windows).toHaveCount(7);
    const rows = await windows.allInnerTexts();
    const differences = rows.map((row) => centavosOf(/\+(\$[\d,.]+)$/.exec(row)?.[1]));
    expect(Math.min(...differences)).toBeGreaterThan(0);
    const order = page.getByRole('dialog', { name: /^Orden P-2009/ });
    const sum = await order.getByText(/sin IVA, \+\$/).innerText();
    expect(centavosOf(/\+(\$[\d,.]*\d)/.exec(sum)?.[1])).toBe(
      differences.reduce((one, other) => one + other),
    );
    await order.getByRole('button', { name: 'Agregar 7 partidas al carrito' }).click();
    await pageExpect(counter(page, 'Carrito')).toContainText('12');
  });
});
