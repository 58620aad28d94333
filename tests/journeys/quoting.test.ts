import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { draftToLink } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { payloadOf } from '#src/features/draft-windows/payload.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { anyWindows, inPublic } from '#tests/support/random-windows.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from './support/captcha.ts';
import { journey } from './support/journey.ts';
import { counter, DISTRIBUTOR, goTo, heading, login } from './support/steps.ts';
import { wordsOf } from './support/words-of-pdf.ts';

/** Requests today's prices of the open order. @returns its windows, each with both prices */
async function orderAgain(page: Page, folio: string): Promise<Locator> {
  const order = page.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });
  await order.getByRole('button', { name: 'Ver a precio de hoy' }).click();
  return order.getByRole('list', { name: 'Precios de hoy' }).getByRole('listitem');
}

/** Expects that a document shows every line of the description of its windows. */
async function expectLines(document: Locator, lines: readonly string[]): Promise<void> {
  for (const line of lines) await pageExpect(document.getByText(line, { exact: true }).first()).toBeVisible();
}

/** A random quote, repeated by its seed, and what every document says of its windows. */
function anyQuote(seed: number) {
  const [windows = []] = fc.sample(anyWindows, { seed, numRuns: 1 });
  const draft = {
    ...EMPTY_DRAFT,
    ...{ unit: 'mm' as const, title: 'Casa al azar', windows },
    client: { name: 'Mariana Treviño', phone: '8155501420', email: 'mariana@ejemplo.mx' },
  };
  const lines = payloadOf(windows.map(inPublic)).flatMap((window) => linesOf(factsOf(window, quotable)));
  return { path: `/cotizador#propia.${draftToLink(draft)}`, count: windows.length, lines };
}

/** An amount in pesos as formatted text. */
const centavosOf = (amount = ''): number => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);

/** Distance of an element from the top of the window, in CSS px. */
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;

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
      await page.setViewportSize({ width: 390, height: 844 });
      await coverWindow(page, 'Sala', '180', '220');
      // On a phone the sizes come before the buttons for the whole quote, and a step opens below the header.
      expect(await topOf(page.getByRole('textbox', { name: 'Ancho' }))).toBeLessThan(
        await topOf(page.getByRole('group', { name: 'Toda tu cotización' })),
      );
      await page.getByRole('button', { name: 'Siguiente: tela y color' }).click();
      const step = page.getByRole('heading', { level: 2, name: '¿De qué tela y color?' });
      await pageExpect(step).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      expect(await topOf(step)).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? 0));
      await page.setViewportSize({ width: 1280, height: 800 });
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
      await pageExpect(page).toHaveURL(/\/rollux\/cotizador\?cotizacion=\w+$/);
      await pageExpect(page.getByText(/Vigente hasta el /)).toBeVisible();
      await pageExpect(
        page.getByRole('heading', { name: /^Para empezar: \$[\d,.]+ de anticipo$/ }),
      ).toBeVisible();
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Descargar PDF' }).click(),
      ]);
      expect(await wordsOf(await paper.path())).toContain('Ana Solís');
      await page.getByRole('textbox', { name: 'Tu código postal' }).fill('64000');
      const near = page.getByRole('list', { name: 'Distribuidores cerca de Nuevo León' });
      const handOver = near.getByRole('link', { name: /^Pasar mi cotización a / }).first();
      await pageExpect(handOver).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=.*cotizacion%3D/);
    },
  );
});

describe('a distributor', () => {
  journey(
    'quotes any windows, shares a copy that the client accepts, converts it to an order, and orders again',
    async ({ page, context }) => {
      const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
      console.info(`The windows of this journey: SEED=${String(seed)}`);
      const { path, count, lines } = anyQuote(seed);
      await login(page, DISTRIBUTOR);
      await page.goto(path);
      await expectLines(page.getByRole('main'), lines);
      await page.getByRole('textbox', { name: 'Margen sobre el precio al cliente' }).fill('30');
      await page.getByRole('button', { name: 'Guardar cotización' }).click();
      await page.getByRole('link', { name: 'Verla en tus cotizaciones' }).click();
      const pane = page.getByRole('dialog', { name: /^C-\d+ · Casa al azar/ });
      const totalIn = (table: string) =>
        pane
          .getByRole('table', { name: table })
          .getByRole('row', { name: /^Total/ })
          .getByRole('cell')
          .innerText();
      const [cost, price] = [await totalIn('Lo que te cuesta'), await totalIn('Lo que paga tu cliente')];
      await pane.getByRole('button', { name: 'Compartir' }).click();
      const share = pane.getByRole('region', { name: 'Enlace para compartir' });
      await pageExpect(share.getByRole('textbox')).toHaveValue(/^http/);
      const link = await share.getByRole('textbox').inputValue();
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        pane.getByRole('button', { name: 'PDF para tu cliente' }).click(),
      ]);
      await pageExpect(pane.getByRole('button', { name: 'PDF para tu cliente' })).toBeFocused();
      const words = await wordsOf(await paper.path());
      expect(words).toContain(price);
      expect(words).not.toContain(cost);
      await expectLines(pane.getByRole('region', { name: 'Qué lleva' }), lines);
      const plainWords = words.replaceAll(/\s+/g, ' ');
      for (const line of lines) expect(plainWords).toContain(line.replaceAll(/\s+/g, ' '));
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        pane.getByRole('button', { name: 'Descargar partidas (CSV)' }).click(),
      ]);
      const rows = await readFile(await file.path(), 'utf8');
      for (const line of lines) expect(rows).toContain(line);

      const client = await context.newPage();
      await client.goto(new URL(link).pathname + new URL(link).search);
      await pageExpect(client.getByText(price).first()).toBeVisible();
      await expectLines(client.getByRole('main'), lines);
      await client.getByRole('button', { name: 'Aceptar cotización' }).click();
      await client.getByRole('textbox', { name: /^Nota/ }).fill('El lunes, por favor.');
      await client.getByRole('button', { name: 'Sí, la acepto' }).click();
      await pageExpect(client.getByRole('region', { name: 'Tu respuesta' })).toHaveCount(0);
      await client.close();

      await page.reload();
      await pane.getByRole('button', { name: 'Hacer la orden' }).click();
      const review = page.getByRole('dialog', { name: 'Revisa tu orden' });
      await pageExpect(review.getByText('Los precios son los de tu cotización.')).toBeVisible();
      await review.getByRole('textbox', { name: /^Notas para el taller/ }).fill('Tocar el timbre.');
      await review.getByRole('button', { name: 'Pedir' }).click();
      const made = pane.getByRole('link', { name: /^Ya es la orden P-\d+$/ });
      const [folio = ''] = (await made.innerText()).match(/P-\d+$/) ?? [];
      await made.click();
      await pageExpect(heading(page)).toHaveText('Órdenes');
      await pageExpect(counter(page, 'Órdenes')).toContainText('7');
      await pageExpect(page.getByText('7 órdenes', { exact: true })).toBeVisible();

      const ordered = page.getByRole('list', { name: `Piezas de ${folio}` });
      await pageExpect(ordered.getByRole('listitem')).toHaveCount(count);
      await expectLines(ordered, lines);
      const order = page.getByRole('dialog', { name: new RegExp(`^Orden ${folio}`) });
      await expectLines(order, ['Tocar el timbre.', 'El lunes, por favor.']);

      // It was ordered a moment ago: no price differs.
      const today = await orderAgain(page, folio);
      await pageExpect(today).toHaveCount(count);
      await pageExpect(today.filter({ hasText: 'igual' })).toHaveCount(count);
      await order.getByRole('button', { name: /^Agregar \d+ partidas? al carrito$/ }).click();
      await pageExpect(counter(page, 'Carrito')).toContainText(String(5 + count));
      await order.getByRole('link', { name: 'Ver mi carrito' }).click();
      await pageExpect(heading(page)).toHaveText('Mi carrito');
      await pageExpect(page.getByText(`${String(5 + count)} partidas en tu carrito`)).toBeVisible();
      await pageExpect(page.getByRole('list', { name: 'Lo que llevas' }).getByRole('listitem')).toHaveCount(
        5 + count,
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
    await page.getByRole('link', { name: 'Ver la orden P-2009' }).click();
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
