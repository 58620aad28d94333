import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { clearFaults } from '#mocks/faults/conditions.ts';
import { Sent } from '../access/login-espera.stories.tsx';
import { TriedAgain } from '../access/login-fallas.stories.tsx';
import { Offline } from '../frames/panel.stories.tsx';
import { AskedAgain } from '../panel/home/home-persona.stories.tsx';
import { Loaded } from '../panel/home/home.stories.tsx';
import { serverAnswers, serverRecovers, unreachable } from '../support/answers.ts';
import { goOnline } from '../support/browser/connection.ts';
import { followInPanel } from '../support/steps/go.ts';
import { header } from '../support/steps/header.ts';
import { waitingFor } from '../support/waiting.ts';
import { withApp } from '../support/with-app.tsx';

const meta = preview.meta({
  title: 'Jornadas/Red',
  tags: ['long'],
  render: withApp({ path: '/login' }),
  parameters: pageParameters,
});

/** Without a server the login fails and keeps the values; once it is back one button logs in. */
export const LoginWithoutServer = meta.story({
  name: 'Entrar sin servidor, y cuando vuelve',
  beforeEach: () => serverAnswers(unreachable, 'login'),
  play: async (story) => {
    const { step } = story;
    await step('Intentarlo, y reintentar cuando el servidor vuelve', () => TriedAgain.play(story));
    await step('Estar en el panel', () => Loaded.play(story));
  },
});

/** A server that does not answer can be cancelled, and requested again when it does. */
export const LoginGivenUp = meta.story({
  name: 'Cansarse de esperar, y volver a intentar',
  beforeEach: waitingFor('endless', 'login'),
  play: async (story) => {
    const { canvas, step, userEvent } = story;
    await step('Enviar, y que nadie conteste', () => Sent.play(story));
    await step('Cansarse de esperar', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    });
    await step('Reintentar cuando el servidor ya contesta', async () => {
      await serverRecovers();
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      await Loaded.play(story);
    });
  },
});

/** Without a server the panel still shows and navigates; once it is back each part can be retried. */
export const PanelWithoutServer = meta.story({
  name: 'Sin servidor, y cuando vuelve',
  globals: { escenario: 'sin-servidor' },
  render: withApp({ path: '/panel' }),
  beforeEach: () => goOnline,
  play: async (story) => {
    const { canvas, step, userEvent } = story;
    const banner = await header(story);
    await step('Ver qué no pudo cargar', async () => {
      await expect(await canvas.findByText('No pudimos cargar tus datos.')).toBeVisible();
      await waitFor(() => expect(banner.getAllByRole('link', { name: /sin dato$/ })).toHaveLength(3));
    });
    await step('Leer que no hay conexión', () => Offline.play(story));
    await step('Pasar a otra página sin perder nada', async () => {
      await followInPanel(story, 'Mi carrito');
      // Its request has failed before the connection is back.
      await expect(await canvas.findByText(/^No pudimos conectarnos\./)).toBeVisible();
    });
    await step('Vuelve la conexión', () => {
      goOnline();
      clearFaults();
    });
    await step('Reintentar la página y cada contador', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      for (const name of ['cotizaciones', 'órdenes', 'carrito']) {
        await userEvent.click(banner.getByRole('button', { name: `Reintentar ${name}` }));
      }
      await expect(await banner.findByRole('link', { name: 'Órdenes 2' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    });
    await step('Volver al inicio y pedir los datos que faltan', async () => {
      await userEvent.click(banner.getByRole('link', { name: 'Rollux, inicio del panel' }));
      await AskedAgain.play(story);
    });
    await step('Tenerlo todo', () => Loaded.play(story));
  },
});
