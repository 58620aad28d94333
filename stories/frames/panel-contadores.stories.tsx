import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { PanelFrame } from '#src/screens/panel/frame/panel-frame.tsx';
import { html, json, serverAnswers, serverRecovers } from '../support/answers.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { logIn } from '../support/log-in.ts';
import { onPhone } from '../support/phone.ts';
import { header } from '../support/steps/header.ts';
import { waitingFor } from '../support/waiting.ts';
import { withFrame } from '../support/with-frame.tsx';

const around = '/panel/*';
const meta = preview.meta({
  title: 'Marcos/panel/contadores',
  component: PanelFrame,
  render: withFrame(<PanelFrame />, { path: '/panel/perfil', around }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

const COUNTERS = ['Cotizaciones', 'Órdenes', 'Carrito'];
const calls = ['countQuotes', 'countOrders', 'countCart'] as const;
const SLOW = 'Seguimos esperando la respuesta…';

/** Three counters in the header are links to their lists, each with its number. */
export const Ready = meta.story({
  name: 'Listo',
  tags: ['long'],
  play: async (story) => {
    const banner = await header(story);
    for (const name of ['Cotizaciones 4', 'Órdenes 2', 'Carrito 3']) {
      await expect(await banner.findByRole('link', { name })).toBeVisible();
    }
    await expect(banner.getByRole('link', { name: /^Carrito/ })).toHaveAttribute(
      'href',
      '/panel/listas/mi-carrito',
    );
    await expect(story.canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** Before the first reply the links are there and say that they are loading. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', ...calls),
  play: async (story) => {
    const banner = await header(story);
    for (const name of COUNTERS) {
      await expect(await banner.findByRole('link', { name: `${name} cargando` })).toBeVisible();
    }
    await expect(banner.queryByText(SLOW)).toBeNull();
  },
});

/** After a while one text for all three says that the wait goes on; it cannot be cancelled yet. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', ...calls),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByText(SLOW)).toHaveRole('status');
    await expect(banner.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A long wait can be cancelled. */
export const CanBeGivenUp = meta.story({
  name: 'Se puede cancelar',
  tags: ['long'],
  beforeEach: waitingFor('endless', ...calls),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** After cancelling, each counter can be requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', ...calls),
  play: async (story) => {
    const banner = await header(story);
    await story.userEvent.click(await banner.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(banner.getAllByRole('button', { name: /^Reintentar/ })).toHaveLength(3));
    await expect(banner.queryByText(SLOW)).toBeNull();
  },
});

/** On the panel's home each card shows it: the header adds no text. */
export const SlowAtHome = meta.story({
  name: 'Se tarda en el inicio',
  tags: ['long'],
  beforeEach: waitingFor('slow', ...calls),
  render: withFrame(<PanelFrame />, { path: '/panel', around }),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByRole('link', { name: 'Órdenes cargando' })).toBeVisible();
    await expect(banner.queryByText(SLOW)).toBeNull();
  },
});

/** One counter fails: it shows an alert, and the others keep their numbers. */
export const OneFails = meta.story({
  name: 'Una falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByRole('alert')).toHaveTextContent('No pudimos contar: Órdenes.');
    await expect(banner.getByRole('link', { name: 'Órdenes sin dato' })).toBeVisible();
    await expect(await banner.findByRole('link', { name: 'Cotizaciones 4' })).toBeVisible();
  },
});

/** "Reintentar" loads that counter and removes the alert. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async (story) => {
    const banner = await header(story);
    const retry = await banner.findByRole('button', { name: 'Reintentar órdenes' });
    await serverRecovers();
    await story.userEvent.click(retry);
    await expect(await banner.findByRole('link', { name: 'Órdenes 2' })).toBeVisible();
    await expect(banner.queryByRole('alert')).toBeNull();
  },
});

/** All three fail on the narrowest phone: each has its own retry, and everything fits. */
export const AllFail = meta.story({
  name: 'Todo falla',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => serverAnswers(json(500, {}), ...calls),
  play: async (story) => {
    const banner = await header(story);
    await waitFor(() => expect(banner.getAllByRole('button', { name: /^Reintentar/ })).toHaveLength(3));
    await expectNoOverflow();
  },
});

/** Large numbers fit the narrowest phone. */
export const LargeNumbers = meta.story({
  name: 'Números grandes',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => serverAnswers(json(200, 1_234), ...calls),
  play: async (story) => {
    const banner = await header(story);
    await expect(await banner.findByRole('link', { name: 'Órdenes 1,234' })).toBeVisible();
    await expectNoOverflow();
  },
});

/** Zero is shown as a number. */
export const Zeros = meta.story({
  name: 'En ceros',
  beforeEach: () => serverAnswers(json(200, 0), ...calls),
  play: async (story) => {
    const banner = await header(story);
    for (const name of COUNTERS) {
      await expect(await banner.findByRole('link', { name: `${name} 0` })).toBeVisible();
    }
  },
});
