import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

it('Enter in a cell of a list mends its row, and leaves it closed', async () => {
  await resetMocks();
  await page.viewport(1280, 900);
  show(withApp({ path: '/cotizador?hoja=lista' })());
  await page
    .getByRole('textbox', { name: 'Renglones, con sus encabezados' })
    .fill('Tela\tColor\tAncho\tAlto\nBlackout Lino\tArenosito\t137 cm\t213 cm');
  await page.getByRole('button', { name: 'Revisar lo pegado' }).click();
  await page.getByRole('button', { name: /^Revisar 1 / }).click();
  const field = page.getByRole('textbox', { name: 'Color, renglón 2' });
  await field.fill('Arena');
  await userEvent.keyboard('{Enter}');
  const opener = page.getByRole('button', { name: 'Cambiar el renglón 2' });
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).not.toBeInTheDocument();
});
