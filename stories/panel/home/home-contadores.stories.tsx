import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { removeToken } from '#src/api/stored/session-store.ts';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import {
  countRequests,
  expectRequests,
  html,
  json,
  noAnswer,
  serverAnswers,
  serverRecovers,
} from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { shortenWaits } from '../../support/shorten-waits.ts';
import { card } from '../../support/steps/panel.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home/contadores',
  component: PanelHome,
  render: withScreen(<PanelHome />, { path: '/panel', padded: true }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

const SLOW = 'Seguimos esperando la respuesta…';

/** Without a session nothing is counted: each number is a dash, also an empty cart's. */
export const NotCounted = meta.story({
  name: 'Sin contar',
  tags: ['long'],
  beforeEach: () => {
    removeToken();
  },
  play: async (story) => {
    for (const name of ['Cotizaciones', 'Órdenes', 'Carrito']) {
      const counter = await card(story, name);
      await expect(counter.getByText('–')).toBeVisible();
      await expect(counter.queryByRole('status')).toBeNull();
    }
  },
});

/** The first count shows a dash and says that it is loading. */
export const FirstCount = meta.story({
  name: 'Primera cuenta',
  beforeEach: waitingFor('brisk', 'countQuotes'),
  play: async (story) => {
    const quotes = await card(story, 'Cotizaciones');
    await expect(await quotes.findByText('Contando…')).toHaveRole('status');
    await expect(quotes.getByText('–')).toBeVisible();
  },
});

/** After a while that counter says that the wait goes on; the others show their numbers. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', 'countQuotes'),
  play: async (story) => {
    const quotes = await card(story, 'Cotizaciones');
    await expect(await quotes.findByText(SLOW)).toHaveRole('status');
    await expect(quotes.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    await expect(await (await card(story, 'Órdenes')).findByText('2')).toBeVisible();
    await expect(await (await card(story, 'Carrito')).findByText('3')).toBeVisible();
  },
});

/** A long wait can be cancelled, for that counter alone. */
export const CanBeGivenUp = meta.story({
  name: 'Se puede cancelar',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'countCart'),
  play: async (story) => {
    const cart = await card(story, 'Carrito');
    await expect(await cart.findByRole('button', { name: 'Cancelar' })).toBeVisible();
    await waitFor(() => expect(story.canvas.getAllByRole('button', { name: 'Cancelar' })).toHaveLength(1));
    await expect(cart.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** A cancelled counter can be requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'countCart'),
  play: async (story) => {
    const cart = await card(story, 'Carrito');
    await story.userEvent.click(await cart.findByRole('button', { name: 'Cancelar' }));
    await expect(await cart.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(cart.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** One counter fails; the others show their numbers. */
export const OneFails = meta.story({
  name: 'Una falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async (story) => {
    const orders = await card(story, 'Órdenes');
    await expect(await orders.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(await (await card(story, 'Cotizaciones')).findByText('4')).toBeVisible();
    await expect(await (await card(story, 'Carrito')).findByText('3')).toBeVisible();
  },
});

/** A successful retry shows its number and removes the alert. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async (story) => {
    const orders = await card(story, 'Órdenes');
    const retry = await orders.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await story.userEvent.click(retry);
    await expect(await orders.findByText('2')).toBeVisible();
    await expect(orders.queryByRole('alert')).toBeNull();
  },
});

/** "Actualizar" loads that counter's newest number. */
export const Refreshed = meta.story({
  name: 'Actualizado',
  play: async (story) => {
    const quotes = await card(story, 'Cotizaciones');
    await quotes.findByText('4');
    await serverAnswers(json(200, 41), 'countQuotes');
    await story.userEvent.click(quotes.getByRole('button', { name: 'Actualizar cotizaciones' }));
    await expect(await quotes.findByText('41')).toBeVisible();
  },
});

/** During a refresh the last number stays, and the button is disabled. */
export const Refreshing = meta.story({
  name: 'Actualizando',
  tags: ['long'],
  beforeEach: () => shortenWaits('brisk'),
  play: async (story) => {
    const quotes = await card(story, 'Cotizaciones');
    await quotes.findByText('4');
    await serverAnswers(noAnswer, 'countQuotes');
    const requests = await countRequests('countQuotes');
    const button = quotes.getByRole('button', { name: 'Actualizar cotizaciones' });
    await story.userEvent.click(button);
    await expect(await quotes.findByText('Contando…')).toHaveRole('status');
    await expect(quotes.getByText('4')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await story.userEvent.click(button);
    await expectRequests(requests, 1);
  },
});

/** After a failed refresh the last number stays beside the alert. */
export const RefreshFails = meta.story({
  name: 'La actualización falla',
  tags: ['long'],
  play: async (story) => {
    const quotes = await card(story, 'Cotizaciones');
    await quotes.findByText('4');
    await serverAnswers(json(500, {}), 'countQuotes');
    await story.userEvent.click(quotes.getByRole('button', { name: 'Actualizar cotizaciones' }));
    await expect(await quotes.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await expect(quotes.getByText('4')).toBeVisible();
  },
});

/** Large numbers have Mexican separators. */
export const LargeNumber = meta.story({
  name: 'Número grande',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, 1_234), 'countOrders'),
  play: async (story) => {
    await expect(await (await card(story, 'Órdenes')).findByText('1,234')).toBeVisible();
  },
});
