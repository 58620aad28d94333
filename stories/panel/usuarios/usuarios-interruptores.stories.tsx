import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { Users } from '#src/screens/panel/usuarios/users.tsx';
import {
  countRequests,
  expectRequests,
  json,
  noAnswer,
  serverAnswers,
  unreachable,
} from '../../support/answers.ts';
import { ERNESTO, LUCIA, MARIANA } from '../../support/people.ts';
import { shortenWaits } from '../../support/shorten-waits.ts';
import { expectCount, rowOf } from '../../support/steps/inventory.ts';
import {
  changeUserOnServer,
  deleteUserOnServer,
  done,
  expectSwitch,
  limitServerUsers,
  pressSwitch,
  report,
  switchOf,
} from '../../support/steps/users.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/interruptores',
  component: Users,
  render: withScreen(<Users />, { path: href('users'), padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'administrador' },
  beforeEach: () => {
    limitServerUsers(5);
  },
});

/** Switched off, the account is off in the list, with an undo. */
export const Deactivated = meta.story({
  name: 'Desactivada',
  tags: ['long'],
  play: async (story) => {
    const requests = await countRequests('toggleUserActive');
    await pressSwitch(story, ERNESTO, 'Activo');
    await expect((await done(story)).getByText(`Cuenta desactivada: ${ERNESTO}.`)).toBeVisible();
    await expectSwitch(story, ERNESTO, 'Activo', false);
    await expectRequests(requests, 1);
  },
});

/** The other switch puts a person on the map. */
export const OnTheMap = meta.story({
  name: 'En el mapa',
  tags: ['long'],
  play: async (story) => {
    await pressSwitch(story, MARIANA, 'En el mapa');
    await expect((await done(story)).getByText(`Ya está en el mapa: ${MARIANA}.`)).toBeVisible();
    await expectSwitch(story, MARIANA, 'En el mapa', true);
    await expectSwitch(story, MARIANA, 'Activo', true);
  },
});

/** Undo restores the previous position. */
export const Undone = meta.story({
  name: 'Deshecho',
  play: async (story) => {
    await pressSwitch(story, ERNESTO, 'Activo');
    await story.userEvent.click((await done(story)).getByRole('button', { name: 'Deshacer' }));
    await expect(await story.canvas.findByText(`Cuenta activada: ${ERNESTO}.`)).toBeVisible();
    await expectSwitch(story, ERNESTO, 'Activo', true);
  },
});

/** The undo bar stays until it is closed. */
export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['long'],
  play: async (story) => {
    await pressSwitch(story, ERNESTO, 'En el mapa');
    await story.userEvent.click((await done(story)).getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(story.canvas.queryByRole('status', { name: 'Cambios' })).toBeNull());
  },
});

/** After an undo by keyboard the switch has the focus. */
export const UndoneByKeyboard = meta.story({
  name: 'Deshecho con el teclado',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await canvas.findByText('Tú');
    (await switchOf(story, ERNESTO, 'Activo')).focus();
    await userEvent.keyboard(' ');
    (await done(story)).getByRole('button', { name: 'Deshacer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(`Cuenta activada: ${ERNESTO}.`)).toBeVisible();
    await waitFor(async () => expect(await switchOf(story, ERNESTO, 'Activo')).toHaveFocus());
  },
});

/** Until the server answers, the switch shows the wanted position; one request is sent, however often it is pressed. */
export const UnderWay = meta.story({
  name: 'En camino',
  beforeEach: async () => {
    await serverAnswers(noAnswer, 'toggleUserActive');
    return shortenWaits('brisk');
  },
  play: async (story) => {
    const requests = await countRequests('toggleUserActive');
    await pressSwitch(story, ERNESTO, 'Activo');
    await expectSwitch(story, ERNESTO, 'Activo', false);
    await expect(await story.canvas.findByText('Guardando el cambio…')).toHaveRole('status');
    await expect(await switchOf(story, ERNESTO, 'Activo')).toHaveAttribute('aria-busy', 'true');
    await story.userEvent.click(await switchOf(story, ERNESTO, 'Activo'));
    await expectSwitch(story, ERNESTO, 'Activo', true);
    await story.userEvent.click(await switchOf(story, ERNESTO, 'Activo'));
    await expectRequests(requests, 1);
  },
});

/** A cancelled request leaves the result unknown: it says so, and the list is reloaded. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: async () => {
    await serverAnswers(noAnswer, 'toggleUserActive');
    return shortenWaits();
  },
  play: async (story) => {
    await expectCount(story, '5 usuarios');
    const lists = await countRequests('users');
    await pressSwitch(story, ERNESTO, 'Activo');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Cancelar' }));
    await expect((await report(story)).getByRole('alert')).toHaveTextContent(
      `${ERNESTO}: dejaste de esperar y no sabemos si se guardó`,
    );
    await expectRequests(lists, 1);
    await expectSwitch(story, ERNESTO, 'Activo', true);
  },
});

/** A failed switch goes back, with the reason and a retry. */
export const Fails = meta.story({
  name: 'Falla',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(503, {}), 'toggleUserActive'),
  play: async (story) => {
    await pressSwitch(story, ERNESTO, 'Activo');
    const failures = await report(story);
    await expect(failures.getByRole('alert')).toHaveTextContent(`${ERNESTO}: el servidor tuvo un problema.`);
    await expectSwitch(story, ERNESTO, 'Activo', true);
    await expect(failures.getByRole('button', { name: 'Reintentar los que fallaron' })).toBeVisible();
  },
});

/** A connection lost during the request leaves the result unknown: the list is reloaded. */
export const ConnectionLost = meta.story({
  name: 'Se fue la conexión',
  tags: ['long'],
  play: async (story) => {
    await story.canvas.findByText('Tú');
    await serverAnswers(unreachable, 'toggleUserMapActive');
    // The server had applied it.
    await changeUserOnServer(2, { active_map: false });
    await pressSwitch(story, ERNESTO, 'En el mapa');
    await expect((await report(story)).getByRole('alert')).toHaveTextContent('no sabemos si se guardó');
    await expectSwitch(story, ERNESTO, 'En el mapa', false);
  },
});

/** Another administrator switched the same account at the same time: the server's position is kept and shown. */
export const Crossed = meta.story({
  name: 'Cruzados',
  tags: ['long'],
  play: async (story) => {
    await story.canvas.findByText('Tú');
    await changeUserOnServer(2, { active: false });
    await pressSwitch(story, ERNESTO, 'Activo');
    const failures = await report(story);
    await expect(failures.getByRole('alert')).toHaveTextContent(
      `Otra persona la cambió al mismo tiempo: la cuenta de ${ERNESTO} quedó activa.`,
    );
    await expectSwitch(story, ERNESTO, 'Activo', true);
    await story.userEvent.click(failures.getByRole('button', { name: `Desactivar: ${ERNESTO}` }));
    await expectSwitch(story, ERNESTO, 'Activo', false);
    await expect((await done(story)).getByText(`Cuenta desactivada: ${ERNESTO}.`)).toBeVisible();
  },
});

/** A deleted account shows a message and leaves the list. */
export const DeletedMeanwhile = meta.story({
  name: 'Eliminada mientras tanto',
  tags: ['long'],
  play: async (story) => {
    await story.canvas.findByText('Tú');
    deleteUserOnServer(2);
    await pressSwitch(story, ERNESTO, 'Activo');
    const failures = await report(story);
    await expect(failures.getByRole('alert')).toHaveTextContent(`${ERNESTO}: esta cuenta ya no existe`);
    await expect(failures.queryByRole('button', { name: 'Reintentar los que fallaron' })).toBeNull();
    await expectCount(story, '4 usuarios');
    await story.userEvent.click(failures.getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(story.canvas.queryByText(new RegExp(ERNESTO))).toBeNull());
  },
});

/** The server's own message is shown. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(422, { errors: { active: ['Tiene órdenes abiertas.'] } }), 'toggleUserActive'),
  play: async (story) => {
    await pressSwitch(story, ERNESTO, 'Activo');
    await expect((await report(story)).getByRole('alert')).toHaveTextContent(
      `${ERNESTO}: Tiene órdenes abiertas.`,
    );
  },
});

/** People cannot deactivate their own account: that switch is disabled with the reason; the map switch works. */
export const OneSelf = meta.story({
  name: 'La propia cuenta',
  tags: ['long'],
  play: async (story) => {
    await story.canvas.findByText('Tú');
    await expect(await switchOf(story, LUCIA, 'Activo')).toBeDisabled();
    await expect((await rowOf(story, LUCIA)).getByText(/^Tu cuenta/)).toBeVisible();
    await pressSwitch(story, LUCIA, 'En el mapa');
    await expectSwitch(story, LUCIA, 'En el mapa', true);
  },
});
