import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { request } from '#src/api/connection.ts';
import { from, id } from '#stories/charts/samples/orders.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

const pane = () => page.getByRole('dialog', { name: /^Orden/ });

const news = () => pane().getByText(/^Se acaba de actualizar/);

/** The page asks for news at once when the connection is back. */
const askForNews = () => window.dispatchEvent(new Event('online'));

async function openOrder(): Promise<void> {
  await resetMocks();
  await logIn('Administrador');
  await page.viewport(1280, 900);
  show(withApp({ path: `/panel/listas/ordenes-admin?orden=${id}` })());
  await expect.element(pane().getByRole('button', { name: 'Cambiar etapa' })).toBeVisible();
}

/** Another administrator promises the order for another day. */
async function promiseLater(): Promise<void> {
  const orders = await request('networkOrders', {});
  const { stage } = orders.find((order) => order.id === id) ?? { stage: from };
  const day = '2031-03-04';
  await request('changeOrder', {
    id,
    from: stage,
    kind: 'promesa',
    day,
    window: null,
    pieces: null,
    note: 'Tela',
  });
  askForNews();
}

it('an open order says what others did to it, and keeps what is being typed (B138)', async () => {
  await openOrder();
  const note = pane().getByRole('textbox', { name: 'Nota (opcional)' });
  await note.fill('Ya llegó la tela');
  await promiseLater();
  await expect.element(news()).toHaveTextContent('Se acaba de actualizar: se promete para el 4 mar 2031.');
  await expect.element(note).toHaveValue('Ya llegó la tela');
});

it('an open order says nothing of what the person did to it (B138)', async () => {
  await openOrder();
  await pane().getByRole('button', { name: 'Cambiar etapa' }).click();
  await expect.element(page.getByText(/^La orden .* está ahora/)).toBeVisible();
  await promiseLater();
  await expect.element(news()).toHaveTextContent('Se acaba de actualizar: se promete para el 4 mar 2031.');
});
