import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

async function openQuotes(): Promise<void> {
  await resetMocks();
  await logIn('Distribuidor');
  await page.viewport(1280, 900);
  show(withApp({ path: '/panel/listas/cotizaciones?buscar=nogalera' })());
}

it('a quote opens from its row and closes by real keys, and the row gets the focus back', async () => {
  await openQuotes();
  const link = page.getByRole('table').getByRole('link');
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  const pane = page.getByRole('dialog', { name: /Cafetería La Nogalera/ });
  await expect.element(pane.getByRole('button', { name: 'Eliminar' })).toBeVisible();

  await pane.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: /^¿Eliminar C-/ });
  await expect.element(question.getByRole('button', { name: 'Conservarla' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(pane).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(pane).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});
