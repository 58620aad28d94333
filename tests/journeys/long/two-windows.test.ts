import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from '../support/captcha.ts';
import { journey } from '../support/journey.ts';
import { thumbOn } from '../support/thumb.ts';

/** The most that it may take from home to the sent request. */
const MOST_TAPS = 25;
const MOST_SCREENS = 2;

describe('a shopper with a phone', () => {
  journey.override({ guests: [CAPTCHA_ORIGIN] });

  journey(
    'asks for two windows with few taps and little scrolling (B116)',
    async ({ page, context, api }) => {
      await serveFakeCaptcha(context);
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' } }),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/', { waitUntil: 'networkidle' });
      const { tap, taps, screens } = thumbOn(page);
      const main = page.getByRole('main');
      const next = (step: string) => tap(main.getByRole('button', { name: `Siguiente: ${step}` }).last());
      const step = (title: string) =>
        pageExpect(main.getByRole('heading', { level: 2, name: title })).toBeFocused();
      const family = () => tap(main.getByRole('button', { name: 'Persiana enrollable' }));

      await tap(main.getByRole('textbox', { name: 'Ancho en cm' }), '180');
      await tap(main.getByRole('textbox', { name: 'Alto en cm' }), '220');
      await tap(main.getByRole('button', { name: 'Ver precios' }));
      await family();
      await step('¿Cuánto mide?');
      await next('tela y color');
      await tap(main.getByRole('radio', { name: 'Blackout Calma', exact: true }));
      await tap(main.getByRole('radio', { name: 'Antracita', exact: true }));
      await next('control');
      await step('¿Cómo se mueve?');
      await next('revisión');
      await step('Revisa tu cotización');

      await tap(main.getByRole('button', { name: 'Agregar ventana' }));
      await family();
      await step('¿Cuánto mide?');
      await tap(main.getByRole('textbox', { name: 'Ancho' }), '120');
      await tap(main.getByRole('textbox', { name: 'Alto' }), '150');
      await next('tela y color');
      await step('¿De qué tela y color?');
      await next('control');
      await step('¿Cómo se mueve?');
      await next('revisión');
      await step('Revisa tu cotización');

      await tap(main.getByRole('button', { name: 'Pedir o guardar tu cotización' }).last());
      const form = main.getByRole('form', { name: 'Pide tu cotización' });
      await tap(form.getByRole('textbox', { name: 'Nombre' }), 'Ana Solís');
      await tap(form.getByRole('textbox', { name: 'Teléfono' }), '8112345678');
      await tap(form.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@correo.mx');
      await tap(form.getByRole('checkbox', { name: 'No soy un robot' }));
      await tap(form.getByRole('button', { name: 'Pedir cotización' }));
      await pageExpect(page.getByText(/^Recibimos tu solicitud: folio C-\d+/)).toBeVisible();

      console.info(`Two windows: ${String(taps())} taps, ${screens().toFixed(2)} screens`);
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
      expect(screens()).toBeLessThanOrEqual(MOST_SCREENS);
    },
  );
});
