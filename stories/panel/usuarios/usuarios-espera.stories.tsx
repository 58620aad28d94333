import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Users } from '#src/screens/panel/usuarios/users.tsx';
import { html, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import { forbidden, offline } from '../../support/failures.ts';
import { ERNESTO } from '../../support/people.ts';
import { expectCount, listTable, refresh, rowOf } from '../../support/steps/inventory.ts';
import { changeUserOnServer, expectSwitch, limitServerUsers } from '../../support/steps/users.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/espera y fallas',
  component: Users,
  render: withScreen(<Users />, { path: href('users'), padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'administrador' },
  beforeEach: () => {
    limitServerUsers(5);
  },
});

/** The list is loading. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los usuarios…')).toHaveRole('status');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** After a while it says that the wait goes on; it cannot be cancelled yet. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', 'users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A long wait can be cancelled, and the list requested again. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'users'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Dejaste de esperar');
    await serverRecovers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await expectCount(story, '5 usuarios');
  },
});

/** An invalid reply is an alert with a retry. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'users'),
  play: async (story) => {
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('algo que no entendimos');
    await serverRecovers();
    await story.userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await expectCount(story, '5 usuarios');
    await expect(story.canvas.queryByRole('alert')).toBeNull();
  },
});

export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['long'],
  ...offline('users', (story) => expectCount(story, '5 usuarios')),
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['long'], ...forbidden('users') });

/** "Actualizar" loads the changes of others. */
export const Refreshed = meta.story({
  name: 'Actualizado',
  play: async (story) => {
    await expectSwitch(story, ERNESTO, 'Activo', true);
    await changeUserOnServer(2, { active: false });
    await refresh(story);
    await expectSwitch(story, ERNESTO, 'Activo', false);
  },
});

/** After a failed reload the previous list stays, marked as outdated. */
export const RefreshFails = meta.story({
  name: 'La actualización falla',
  tags: ['long'],
  play: async (story) => {
    await listTable(story);
    await serverAnswers(unreachable, 'users');
    await refresh(story);
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Lo que ves es de antes');
    await expect(await rowOf(story, ERNESTO)).toBeDefined();
  },
});

/** The wait of a reload overlays the list, and nothing moves. */
export const Refreshing = meta.story({
  name: 'Actualizando',
  tags: ['long'],
  play: async (story) => {
    const table = await story.canvas.findByRole('table');
    const { top } = table.getBoundingClientRect();
    await waitingFor('brisk', 'users')();
    await refresh(story);
    await expect(await story.canvas.findByText('Actualizando los usuarios…')).toHaveRole('status');
    await waitFor(() => expect(table.getBoundingClientRect().top).toBe(top));
  },
});
