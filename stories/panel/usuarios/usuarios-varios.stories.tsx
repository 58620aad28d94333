import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import { mocks } from '#.storybook/mocks.ts';
import preview from '#.storybook/preview.tsx';
import { contract } from '#src/api/contract/index.ts';
import { href } from '#src/config/routes.ts';
import { Users } from '#src/screens/panel/usuarios/users.tsx';
import { countRequests, expectRequests, json, serverAnswers, serverRecovers } from '../../support/answers.ts';
import { expectNoOverflow } from '../../support/expect-page.ts';
import { ERNESTO, LUCIA, MARIANA } from '../../support/people.ts';
import { onPhone } from '../../support/phone.ts';
import { choose } from '../../support/steps/choose.ts';
import { expectCount, search } from '../../support/steps/inventory.ts';
import {
  changeUserOnServer,
  confirmDialog,
  done,
  expectSwitch,
  limitServerUsers,
  manyPeople,
  pick,
  pickPage,
  report,
  withChosen,
} from '../../support/steps/users.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/varios a la vez',
  component: Users,
  render: withScreen(<Users />, { path: href('users'), padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'administrador' },
  beforeEach: () => {
    limitServerUsers(5);
  },
});

const ALEJANDRA = 'Alejandra Guzmán Sepúlveda';

/** The server's treatment of a switch, by the account's id and the number of earlier requests. */
type Treat = (id: number, before: number) => Response | Promise<Response | undefined> | undefined;

/** Overrides the server's answer to one of the two switches. */
async function treating(call: 'toggleUserActive' | 'toggleUserMapActive', treat: Treat): Promise<void> {
  let before = 0;
  const handler = http.get(`*${contract[call].path}`, ({ params }) => {
    before += 1;
    return treat(Number(params['id']), before - 1);
  });
  (await mocks()).use(handler);
}

const fails = () => Response.json({}, { status: 500 });
const never = () => delay('infinite').then(() => undefined);

/** The answer to a switch of a person who is not on the server. */
const onTheMap = (id: number) =>
  Response.json({ id, active: 1, active_map: 1, name: `Persona ${String(id)}` });

/** Several people are put on the map; one undo reverts all. */
export const OnTheMap = meta.story({
  name: 'En el mapa',
  tags: ['long'],
  play: async (story) => {
    await pick(story, MARIANA, ALEJANDRA, ERNESTO);
    await withChosen(story, 'Mostrar en el mapa');
    await expect(
      (await done(story)).getByText('2 cuentas ya están en el mapa. 1 ya estaba así.'),
    ).toBeVisible();
    await expectSwitch(story, ALEJANDRA, 'En el mapa', true);
    await story.userEvent.click((await done(story)).getByRole('button', { name: 'Deshacer' }));
    await expectSwitch(story, ALEJANDRA, 'En el mapa', false);
    await expectSwitch(story, MARIANA, 'En el mapa', false);
    await expectSwitch(story, ERNESTO, 'En el mapa', true);
  },
});

/** Switching off many people asks first; the own account is skipped, with a message. */
export const Deactivated = meta.story({
  name: 'Desactivada',
  play: async (story) => {
    await pick(story, MARIANA, LUCIA, ERNESTO);
    await withChosen(story, 'Desactivar');
    await expect(await screen.findByRole('dialog', { name: '¿Desactivar 2 cuentas?' })).toBeVisible();
    await confirmDialog(story);
    await expect((await done(story)).getByText('2 cuentas desactivadas.')).toBeVisible();
    await expect((await report(story)).getByText(/^Tu propia cuenta se quedó como estaba/)).toBeVisible();
    await expectSwitch(story, LUCIA, 'Activo', true);
    await expectSwitch(story, MARIANA, 'Activo', false);
  },
});

/** Several people get a role, which is asked first; one undo gives each the one they had. */
export const NewRole = meta.story({
  name: 'Otro rol',
  play: async (story) => {
    await pick(story, MARIANA, LUCIA, ALEJANDRA);
    await withChosen(story, 'Cambiar el rol…');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cambiar el rol de 2 cuentas?' }));
    await expect(dialog.getByRole('button', { name: 'Cambiar el rol' })).toBeDisabled();
    await choose(story, dialog.getByRole('combobox', { name: 'Rol' }), 'Distribuidor');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cambiar el rol' }));
    await expect((await done(story)).getByText('2 cuentas ahora tienen el rol Distribuidor.')).toBeVisible();
    await expect((await report(story)).getByText(/^Tu propia cuenta se quedó como estaba/)).toBeVisible();
    const row = within(story.canvas.getByRole('row', { name: new RegExp(MARIANA) }));
    await expect(await row.findByText('Distribuidor')).toBeVisible();
    await story.userEvent.click((await done(story)).getByRole('button', { name: 'Deshacer' }));
    await expect(await row.findByText('Cliente')).toBeVisible();
  },
});

/** Declined, nothing changes and the selection stays. */
export const NotDeactivated = meta.story({
  name: 'No se desactivaron',
  tags: ['long'],
  play: async (story) => {
    const requests = await countRequests('toggleUserActive');
    await pick(story, MARIANA, ERNESTO);
    await withChosen(story, 'Desactivar');
    const dialog = within(await screen.findByRole('dialog'));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(story.canvas.getByText('2 elegidos')).toBeVisible();
    await expectRequests(requests, 0);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar la selección' }));
    // The focus returns to where it was.
    const first = story.canvas.getByRole('checkbox', { name: `Elegir a ${MARIANA}` });
    await waitFor(() => expect(first).toHaveFocus());
  },
});

/** All of a page, or all filtered rows; hidden rows are not selected. */
export const AllThatMatch = meta.story({
  name: 'Todos los que coinciden',
  beforeEach: () => serverAnswers(json(200, manyPeople(60)), 'users'),
  play: async (story) => {
    await expectCount(story, '60 usuarios');
    await pickPage(story);
    await expect(await story.canvas.findByText('50 elegidos')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Elegir los 60 que coinciden' }));
    await expect(await story.canvas.findByText('60 elegidos')).toBeVisible();
    await search(story, 'persona 42');
    await expect(await story.canvas.findByText('1 elegido')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar la selección' }));
    await waitFor(() => expect(story.canvas.queryByText('1 elegido')).toBeNull());
  },
});

/** The progress is shown in numbers, and the rest can be stopped. */
export const InProgress = meta.story({
  name: 'En curso',
  tags: ['long'],
  beforeEach: async () => {
    await serverAnswers(json(200, manyPeople(8)), 'users');
    await treating('toggleUserMapActive', (id, before) => (before < 2 ? onTheMap(id) : never()));
  },
  play: async (story) => {
    await pickPage(story);
    await withChosen(story, 'Mostrar en el mapa');
    const bar = within(await story.canvas.findByRole('group', { name: 'Cambios' }));
    await expect(await bar.findByText('2 de 8')).toBeVisible();
    await expect(bar.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute('aria-valuenow', '25');
    await expect(bar.getByRole('button', { name: 'Detener' })).toBeVisible();
  },
});

/** Stopped, the requests under way finish and the others are not sent. */
export const Stopped = meta.story({
  name: 'Detenido',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, manyPeople(8)), 'users'),
  play: async (story) => {
    const { promise, resolve: goOn } = Promise.withResolvers<undefined>();
    await treating('toggleUserMapActive', (id, before) =>
      before < 2 ? onTheMap(id) : promise.then(() => onTheMap(id)),
    );
    await pickPage(story);
    await withChosen(story, 'Mostrar en el mapa');
    const bar = within(await story.canvas.findByRole('group', { name: 'Cambios' }));
    await bar.findByText('2 de 8');
    await story.userEvent.click(bar.getByRole('button', { name: 'Detener' }));
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Detener' })).toBeNull());
    goOn(undefined);
    await expect(
      (await done(story)).getByText(
        /^6 cuentas ya están en el mapa\. Lo detuviste: quedaron 2 sin cambiar\./,
      ),
    ).toBeVisible();
  },
});

/** Failures are listed by name and reason, the others are applied, and the failed ones can be retried. */
export const SomeFail = meta.story({
  name: 'Algunos fallan',
  tags: ['long'],
  beforeEach: () => treating('toggleUserMapActive', (id) => (id === 1 ? fails() : undefined)),
  play: async (story) => {
    await pick(story, MARIANA, ALEJANDRA);
    await withChosen(story, 'Mostrar en el mapa');
    const failures = await report(story);
    await expect(failures.getByRole('alert')).toHaveTextContent(`${MARIANA}: el servidor tuvo un problema.`);
    await expectSwitch(story, ALEJANDRA, 'En el mapa', true);
    await serverRecovers();
    const again = failures.getByRole('button', { name: 'Reintentar los que fallaron' });
    await waitFor(() => expect(again).toBeEnabled());
    await story.userEvent.click(again);
    await expectSwitch(story, MARIANA, 'En el mapa', true);
    await waitFor(() => expect(story.canvas.queryByRole('alert')).toBeNull());
  },
});

/** Of many failures a few are shown, the others on demand. */
export const ManyFail = meta.story({
  name: 'Muchas fallan',
  tags: ['long'],
  beforeEach: async () => {
    await changeUserOnServer(2, { active_map: false });
    await treating('toggleUserMapActive', fails);
  },
  play: async (story) => {
    await pickPage(story);
    await withChosen(story, 'Mostrar en el mapa');
    const failures = await report(story);
    await expect(await failures.findByText('5 cambios no se guardaron')).toBeVisible();
    await story.userEvent.click(failures.getByText('Ver los otros 2'));
    await expect(failures.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Accounts that another administrator had already switched are listed apart. */
export const SomeCrossed = meta.story({
  name: 'Algunos se cruzaron',
  tags: ['long'],
  play: async (story) => {
    await pick(story, MARIANA, ALEJANDRA);
    await changeUserOnServer(1, { active_map: true });
    await withChosen(story, 'Mostrar en el mapa');
    await expect((await report(story)).getByRole('alert')).toHaveTextContent(
      `Otra persona la cambió al mismo tiempo: ${MARIANA} quedó fuera del mapa.`,
    );
    await expectSwitch(story, ALEJANDRA, 'En el mapa', true);
  },
});

/** When nothing is left to change, it says so. */
export const AlreadySo = meta.story({
  name: 'Ya estaban así',
  tags: ['long'],
  play: async (story) => {
    await pick(story, MARIANA, ERNESTO);
    await withChosen(story, 'Activar');
    await expect((await report(story)).getByRole('status')).toHaveTextContent('Ya estaban así');
  },
});

/** On the narrowest phone everything fits. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: { ...onPhone, escenario: 'administrador' },
  beforeEach: () => treating('toggleUserMapActive', fails),
  play: async (story) => {
    await pickPage(story);
    await expectNoOverflow();
    await withChosen(story, 'Mostrar en el mapa');
    await (await report(story)).findByText('4 cambios no se guardaron');
    await expectNoOverflow();
  },
});
