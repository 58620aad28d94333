import type { Page } from 'playwright';
import { describe } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from '../support/captcha.ts';
import { journey } from '../support/journey.ts';
import { heading } from '../support/steps.ts';

/** Opens a page once its scripts have loaded: it is painted before it is hydrated. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

describe('a shopper who has not decided', () => {
  journey.override({ guests: [CAPTCHA_ORIGIN] });

  journey('chooses three colours and has samples of them sent', async ({ page, context, api }) => {
    await serveFakeCaptcha(context);
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' } }),
    );
    await open(page, '/detalles/screen-5');
    const main = page.getByRole('main');
    for (const [colour, count] of [
      ['Arena', 1],
      ['Verde Olivo', 2],
      ['Blanco Lino', 3],
    ] as const) {
      await main.getByRole('link', { name: colour, exact: true }).click();
      await pageExpect(heading(page)).toHaveText(`Screen 5 % en ${colour}`);
      await main.getByRole('button', { name: 'Pide una muestra' }).click();
      await pageExpect(main.getByRole('status').filter({ hasText: `Llevas ${String(count)}` })).toBeVisible();
    }
    await main.getByRole('link', { name: 'Pedir mis muestras' }).click();
    const chosen = main.getByRole('list', { name: 'Muestras elegidas' });
    await pageExpect(chosen.getByRole('listitem')).toHaveText([
      /^Screen 5 %, Arena/,
      /^Screen 5 %, Verde Olivo/,
      /^Screen 5 %, Blanco Lino/,
    ]);
    const form = main.getByRole('form', { name: '¿A dónde las mandamos?' });
    for (const [name, text] of [
      ['Nombre', 'Ana Solís'],
      ['Teléfono', '8112345678'],
      ['Correo electrónico', 'ana@correo.mx'],
      ['Calle y número', 'Río Tamesí 12'],
      ['Colonia', 'Del Valle'],
      ['Código postal', '66220'],
      ['Ciudad o municipio', 'San Pedro Garza García'],
    ] as const) {
      await form.getByRole('textbox', { name }).fill(text);
    }
    await form.getByRole('checkbox', { name: 'No soy un robot' }).check();
    const sent = page.waitForRequest(`${api.url}/api/sample-requests`);
    await form.getByRole('button', { name: 'Pedir muestras' }).click();
    const { samples } = (await sent).postDataJSON() as { readonly samples: readonly unknown[] };
    pageExpect(samples).toHaveLength(3);
    await pageExpect(main.getByText(/^Recibimos tu solicitud de muestras: folio /)).toBeVisible();
    await pageExpect(main.getByText(/Te llegan hacia el /)).toBeVisible();
    await pageExpect(chosen).toHaveCount(0);
  });

  journey('answers four questions and opens what suits them', async ({ page }) => {
    await open(page, '/productos/persianas');
    const main = page.getByRole('main');
    for (const [question, answer] of [
      ['¿Para qué cuarto?', 'Recámara'],
      ['¿Cuánta luz quieres?', 'Oscuridad'],
      ['¿Quién puede verte?', 'Nadie, tampoco de noche'],
      ['¿Cuánto piensas gastar?', 'Lo razonable'],
    ] as const) {
      const radio = main.getByRole('group', { name: question }).getByRole('radio', { name: answer });
      await radio.click();
      await pageExpect(radio).toBeChecked();
    }
    const three = main.getByRole('group', { name: 'Tres para ti' });
    await pageExpect(three.getByRole('article')).toHaveCount(3);
    const [name = ''] = await three.getByRole('article').getByRole('heading').allInnerTexts();
    await three.getByRole('link', { name, exact: true }).first().click();
    await pageExpect(page).toHaveURL(/\/detalles\/[a-z0-9-]+/);
    await pageExpect(heading(page)).toContainText(name);
  });

  journey('sees what two products cost in their size, side by side', async ({ page }) => {
    await open(page, '/detalles/screen-5/arena');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Comparar telas' }).click();
    const table = main.getByRole('region', { name: 'Lado a lado' }).getByRole('table');
    await pageExpect(table.getByRole('columnheader', { name: /Screen 5 %/ })).toBeVisible();
    await main.getByLabel('Compárala con').selectOption('blackout-lino');
    await pageExpect(table.getByRole('columnheader', { name: /Blackout Lino/ })).toBeVisible();
    const prices = table.getByRole('row', { name: /^Precio a tu medida/ }).getByRole('cell');
    await pageExpect(prices).toHaveText([/^\$[\d,]+/, /^\$[\d,]+/]);
    const before = await prices.allInnerTexts();
    await main.getByRole('textbox', { name: 'Ancho (cm)' }).fill('180');
    await pageExpect(prices.first()).not.toHaveText(before[0] ?? '');
    await pageExpect(prices.last()).not.toHaveText(before[1] ?? '');
    await main.getByRole('textbox', { name: 'Ancho (cm)' }).fill('900');
    await pageExpect(prices.first()).toHaveText(/^Se hace hasta .* m de ancho\.$/);
  });

  journey(
    'reads the freight to a postcode, and types the sheet of a house to see its price',
    async ({ page }) => {
      await open(page, '/detalles/screen-5/arena');
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Código postal de entrega' }).pressSequentially('77500');
      await pageExpect(main.getByText(/^Flete a Quintana Roo: \$950\.00 por orden/)).toBeVisible();

      await open(page, '/cotizador?hoja=1');
      const sheet = main.getByRole('grid', { name: 'Hoja de medidas' });
      await sheet.getByRole('textbox', { name: 'Ancho, renglón 1' }).click();
      await page.keyboard.type('120.5');
      await page.keyboard.press('Tab');
      await page.keyboard.type('160');
      await page.keyboard.press('Enter');
      await page.keyboard.type('90');
      await page.keyboard.press('Tab');
      await page.keyboard.type('110');
      await main.getByRole('button', { name: 'Ver precios' }).click();
      const windows = main.getByRole('list', { name: 'Ventanas' }).getByRole('listitem');
      await pageExpect(windows).toHaveText([/1\.205\s×\s1\.60\sm/, /0\.90\s×\s1\.10\sm/]);
    },
  );
});
