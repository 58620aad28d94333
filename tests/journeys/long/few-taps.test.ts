import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { HttpServer } from '#mocks/http.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from '../support/captcha.ts';
import { journey } from '../support/journey.ts';
import { thumbOn, type Thumb } from '../support/thumb.ts';

/** A phone in one hand, on a shop that takes requests. */
async function pickUp(page: Page, context: BrowserContext, api: HttpServer) {
  await serveFakeCaptcha(context);
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' } }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const thumb = thumbOn(page);
  const main = page.getByRole('main');
  const next = (name: string) => thumb.tap(main.getByRole('button', { name: `Siguiente: ${name}` }).last());
  const step = (title: string) =>
    pageExpect(main.getByRole('heading', { level: 2, name: title })).toBeFocused();
  const fromControlToReview = async () => {
    await step('¿Cómo se mueve?');
    await next('revisión');
    await step('Revisa tu cotización');
  };
  return { thumb, main, next, step, fromControlToReview };
}

/** Sends the request from its review. */
async function send({ tap }: Thumb, main: Locator): Promise<void> {
  await tap(main.getByRole('button', { name: 'Pedir o guardar tu cotización' }).last());
  const form = main.getByRole('form', { name: 'Pide tu cotización' });
  await tap(form.getByRole('textbox', { name: 'Nombre' }), 'Ana Solís');
  await tap(form.getByRole('textbox', { name: 'Teléfono' }), '8112345678');
  await tap(form.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@correo.mx');
  await tap(form.getByRole('checkbox', { name: 'No soy un robot' }));
  await tap(form.getByRole('button', { name: 'Pedir cotización' }));
  await pageExpect(main.getByText(/^Recibimos tu solicitud: folio C-\d+/)).toBeVisible();
}

/** Expects that a thumb did not do more, from the first page to the sent request. */
function expectAtMost(
  { taps, screens }: Thumb,
  most: { readonly taps: number; readonly screens: number },
): void {
  console.info(`${String(taps())} taps, ${screens().toFixed(2)} screens`);
  expect(taps()).toBeLessThanOrEqual(most.taps);
  expect(screens()).toBeLessThanOrEqual(most.screens);
}

describe('a shopper with a phone', () => {
  journey.override({ guests: [CAPTCHA_ORIGIN] });

  journey(
    'asks for two windows with few taps and little scrolling (B116)',
    async ({ page, context, api }) => {
      const { thumb, main, next, step, fromControlToReview } = await pickUp(page, context, api);
      const { tap } = thumb;
      const chooseFamily = async () => {
        await tap(main.getByRole('button', { name: 'Persiana enrollable' }));
        await step('¿Cuánto mide?');
      };
      await page.goto('/', { waitUntil: 'networkidle' });
      await tap(main.getByRole('textbox', { name: 'Ancho en cm' }), '180');
      await tap(main.getByRole('textbox', { name: 'Alto en cm' }), '220');
      await tap(main.getByRole('button', { name: 'Ver precios' }));
      await chooseFamily();
      await next('tela y color');
      await tap(main.getByRole('radio', { name: 'Blackout Calma', exact: true }));
      await tap(main.getByRole('radio', { name: 'Antracita', exact: true }));
      await next('control');
      await fromControlToReview();

      await tap(main.getByRole('button', { name: 'Agregar ventana' }));
      await chooseFamily();
      await tap(main.getByRole('textbox', { name: 'Ancho' }), '120');
      await tap(main.getByRole('textbox', { name: 'Alto' }), '150');
      await next('tela y color');
      await step('¿De qué tela y color?');
      await next('control');
      await fromControlToReview();
      await send(thumb, main);
      expectAtMost(thumb, { taps: 25, screens: 2 });
    },
  );

  journey(
    'asks for an awning whose width they typed beside its price (B115)',
    async ({ page, context, api }) => {
      const { thumb, main, next, step, fromControlToReview } = await pickUp(page, context, api);
      const { tap } = thumb;
      await page.goto('/detalles-toldos/oporto-acrilica', { waitUntil: 'networkidle' });
      await tap(main.getByRole('textbox', { name: 'Ancho (cm)' }), '350');
      await pageExpect(main.getByText(/^De 3\.50 × 2\.03 m, con /)).toBeVisible();
      await tap(main.getByRole('link', { name: 'Cotizar esta' }));
      await pageExpect(main.getByRole('textbox', { name: 'Ancho' })).toHaveValue('350');
      await next('tela y color');
      await step('¿De qué tela y color?');
      await next('control');
      await fromControlToReview();
      await send(thumb, main);
      expectAtMost(thumb, { taps: 12, screens: 2 });
    },
  );

  journey(
    'asks for the six windows of an office, typed as one sheet (B116)',
    async ({ page, context, api }) => {
      const { thumb, main, step } = await pickUp(page, context, api);
      const { tap } = thumb;
      await page.goto('/cotizador', { waitUntil: 'networkidle' });
      await tap(main.getByRole('button', { name: 'Persiana enrollable' }));
      await step('¿Cuánto mide?');
      await tap(main.getByRole('link', { name: '¿Son muchas ventanas? Captura todas tus medidas' }));
      const sheet = main.getByRole('grid', { name: 'Hoja de medidas' });
      const widths = ['181', '93', '147', '120', '205', '88'];
      for (const [at, width] of widths.entries()) {
        await tap(sheet.getByRole('textbox', { name: /^Ancho, / }).nth(at), width);
        await tap(sheet.getByRole('textbox', { name: /^Alto, / }).nth(at), '217');
        await page.keyboard.press('Enter');
      }
      await tap(main.getByRole('button', { name: 'Ver precios' }));
      await send(thumb, main);
      expectAtMost(thumb, { taps: 25, screens: 2 });
    },
  );
});
