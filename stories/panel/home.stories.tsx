import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { html, json, serverAnswers, serverRecovers, silence, unreachable } from '../support/answers.ts';
import { hurry } from '../support/hurry.ts';
import { logIn } from '../support/log-in.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/panel';
const meta = preview.meta({
  title: 'Pantallas/panel/home',
  component: PanelHome,
  render: withScreen(<PanelHome />, { path, padded: true }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

/** The person is greeted by their first name, sees their three numbers and where to go. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    for (const name of ['Cotizaciones', 'Órdenes', 'Carrito']) {
      const card = within(canvas.getByRole('article', { name }));
      await expect(await card.findByText(/^\d+$/)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Ver mi carrito' })).toHaveAttribute(
      'href',
      '/panel/listas/mi-carrito',
    );
    await expect(canvas.getByRole('link', { name: /^Cotizador/ })).toHaveAttribute('href', '/cotizador');
  },
});

/** A user of whom only the id is known is greeted all the same. */
export const BareUser = meta.story({
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1 }), 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Cargando tus datos…')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A user who cannot be loaded stays logged in: a note says so, and "Reintentar" asks again. */
export const UserUnknown = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hola' })).toBeVisible();
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** While the user is awaited the panel stands already; a long wait can be given up. */
export const UserSlow = meta.story({
  beforeEach: async () => {
    await serverAnswers(silence, 'currentUser');
    return hurry();
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/^\d+$/)).toHaveLength(3));
    await expect(await canvas.findByText(/Seguimos esperando/)).toHaveRole('status');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu sesión sigue abierta');
  },
});

/** One counter fails by itself; the others show their numbers, and it can be asked again. */
export const OneCounterFails = meta.story({
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async ({ canvas, userEvent }) => {
    const orders = within(await canvas.findByRole('article', { name: 'Órdenes' }));
    const quotes = within(canvas.getByRole('article', { name: 'Cotizaciones' }));
    await expect(await orders.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(await quotes.findByText(/^\d+$/)).toBeVisible();
    await serverRecovers();
    await userEvent.click(orders.getByRole('button', { name: 'Reintentar' }));
    await expect(await orders.findByText(/^\d+$/)).toBeVisible();
    await expect(orders.queryByRole('alert')).toBeNull();
  },
});

/** Everything fails: three counters and the user each say so for themselves, and nothing else breaks. */
export const AllFails = meta.story({
  beforeEach: () => serverAnswers(json(500, {}), 'currentUser', 'countQuotes', 'countOrders', 'countCart'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Accesos rápidos' })).toBeVisible();
  },
});

/** A counter that is never answered: waiting shows, and giving it up leaves a retry. */
export const CounterSlow = meta.story({
  beforeEach: async () => {
    await serverAnswers(silence, 'countCart');
    return hurry();
  },
  play: async ({ canvas, userEvent }) => {
    const cart = within(await canvas.findByRole('article', { name: 'Carrito' }));
    await expect(await cart.findByText(/Seguimos esperando/)).toHaveRole('status');
    await userEvent.click(await cart.findByRole('button', { name: 'Cancelar' }));
    await expect(await cart.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
  },
});

/** "Actualizar" brings the newest number of that counter. */
export const Refreshed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quotes = within(await canvas.findByRole('article', { name: 'Cotizaciones' }));
    await quotes.findByText(/^\d+$/);
    await serverAnswers(json(200, 41), 'countQuotes');
    await userEvent.click(quotes.getByRole('button', { name: 'Actualizar cotizaciones' }));
    await expect(await quotes.findByText('41')).toBeVisible();
  },
});
