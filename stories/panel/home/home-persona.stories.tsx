import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { PanelHome } from '#src/screens/panel/home/home.tsx';
import { json, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import type { Play } from '../../support/play.ts';
import { waitStates } from '../../support/states/wait-states.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/home/persona',
  component: PanelHome,
  render: withScreen(<PanelHome />, { path: '/panel', padded: true }),
  parameters: pageParameters,
  beforeEach: () => logIn(),
});

/** The three numbers are shown: only the person is still loading. */
const onlyPersonMissing = ({ canvas }: Pick<Play, 'canvas'>) =>
  waitFor(() => {
    const counters = within(canvas.getByRole('region', { name: 'Tus números' }));
    return expect(counters.getAllByText(/^\d+$/)).toHaveLength(3);
  });

/** Until the person's data load the panel is shown, and greets without a name. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola' })).toBeVisible();
    await expect(await canvas.findByText('Cargando tus datos…')).toHaveRole('status');
    await onlyPersonMissing({ canvas });
  },
});

const waits = waitStates({
  waiting: (stage) => waitingFor(stage, 'currentUser'),
  reach: async ({ canvas }) => {
    await onlyPersonMissing({ canvas });
    return canvas;
  },
  says: 'Tu sesión sigue abierta',
});

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

export const CanBeGivenUp = meta.story({ name: 'Se puede cancelar', tags: ['long'], ...waits.canBeGivenUp });

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** A person whose data fail to load stays logged in: an alert offers a retry. */
export const Unknown = meta.story({
  name: 'Desconocido',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hola' })).toBeVisible();
  },
});

/** A successful retry greets by name and removes the alert. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A user with an id only is greeted. */
export const NoName = meta.story({
  name: 'Sin nombre',
  beforeEach: () => serverAnswers(json(200, { id: 7, active: 1 }), 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hola' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Cargando tus datos…')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
