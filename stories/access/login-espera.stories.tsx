import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Login } from '#src/screens/access/login/login.tsx';
import { countRequests, expectRequests } from '../support/answers.ts';
import { demoSlot } from '../support/demo-slot.ts';
import { waitStates } from '../support/states/wait-states.ts';
import { expectTyped, typeAndSend } from '../support/steps/login.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/login';
const meta = preview.meta({
  title: 'Pantallas/access/login/espera',
  component: Login,
  render: withScreen(<Login />, { path }),
  parameters: pageParameters,
});

/** While the login runs the fields are read-only. */
export const Sent = meta.story({
  name: 'Enviado',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'login'),
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    await expect(await canvas.findByText('Entrando…')).toHaveRole('status');
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Contraseña')).toBeEnabled();
    await expectTyped(story);
  },
});

/** The button keeps its name and is disabled: another press sends nothing more. */
export const SentOnce = meta.story({
  name: 'Enviado una sola vez',
  beforeEach: waitingFor('brisk', 'login'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const requests = await countRequests('login');
    await typeAndSend(story);
    const button = canvas.getByRole('button', { name: 'Entrar' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expectRequests(requests, 1);
  },
});

const waits = waitStates({
  waiting: (stage) => waitingFor(stage, 'login'),
  reach: async (story) => {
    await typeAndSend(story);
    return story.canvas;
  },
  left: async (canvas, story) => {
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.getByLabelText('Contraseña')).not.toHaveAttribute('readonly');
    await expectTyped(story);
  },
});

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

/** A long wait can be cancelled. */
export const CanBeGivenUp = meta.story({
  name: 'Se puede cancelar',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'login'),
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    await expect(await canvas.findByRole('button', { name: 'Cancelar' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Seguimos esperando');
  },
});

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** While the login runs no other demo account can be chosen. */
export const DemoAccountsRest = meta.story({
  name: 'Las cuentas de muestra esperan',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'login'),
  render: withScreen(<Login />, { path, demo: demoSlot }),
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    for (const name of [/Cliente/, /Distribuidor/, /Administrador/]) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
  },
});
