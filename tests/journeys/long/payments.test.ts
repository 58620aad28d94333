import { describe } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { DISTRIBUTOR, login } from '../support/steps.ts';

const ADMINISTRATOR = { ...DISTRIBUTOR, email: 'admin@rollux.mx' };

describe('an installed order that owes its rest', () => {
  journey(
    'is paid in two parts: the inbox of the dealer, that of the shop, and both again',
    async ({ page, browser, site }) => {
      await login(page, DISTRIBUTOR);
      const next = page.getByRole('region', { name: 'Qué sigue' });
      const owed = next.getByRole('link', { name: /^Ver cómo pagar ?: Notaría 27$/ });
      await owed.click();
      const order = page.getByRole('dialog', { name: /^Orden P-\d+: Notaría 27/ });
      const announced = order.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
      await order.getByRole('textbox', { name: 'Cantidad en pesos' }).fill('1,234.57');
      await order.getByRole('textbox', { name: /^Referencia/ }).fill('SPEI 370');
      await order.getByRole('button', { name: 'Avisar' }).click();
      await pageExpect(announced.last()).toContainText('$1,234.57');
      await order.getByRole('button', { name: 'Ya pagué' }).click();
      await order.getByRole('button', { name: 'Avisar' }).click();
      await pageExpect(order.getByText('En cuanto veamos tu pago lo confirmamos aquí.')).toBeVisible();
      await pageExpect(order.getByRole('button', { name: 'Ya pagué' })).toHaveCount(0);

      const shop = await browser.newContext({
        ...{ baseURL: site.url, locale: 'es-MX', serviceWorkers: 'block' },
      });
      const desk = await shop.newPage();
      await login(desk, ADMINISTRATOR);
      await desk
        .getByRole('region', { name: 'Qué sigue' })
        .getByRole('link', { name: /^Revisar el pago ?: Notaría 27$/ })
        .click();
      const opened = desk.getByRole('dialog', { name: /^Orden P-\d+: Notaría 27/ });
      const received = opened.getByRole('list', { name: 'Pagos' }).getByText('Recibido');
      await opened.getByRole('button', { name: /^Confirmar que llegó ?el pago de \$1,234\.57$/ }).click();
      await pageExpect(received).toHaveCount(2);
      await opened.getByRole('button', { name: /^Confirmar que llegó/ }).click();
      await pageExpect(opened.getByText('Nada: está pagada')).toBeVisible();
      const [paper] = await Promise.all([
        desk.waitForEvent('download'),
        opened.getByRole('button', { name: 'Recibo de $1,234.57' }).click(),
      ]);
      pageExpect(paper.suggestedFilename()).toMatch(/^P-\d+-recibo-2\.pdf$/);
      await shop.close();

      await page.reload();
      await pageExpect(order.getByText('Nada: está pagada')).toBeVisible();
      await page.goto('/panel');
      await pageExpect(next.getByRole('listitem').first()).toBeVisible();
      await pageExpect(owed).toHaveCount(0);
    },
  );
});
