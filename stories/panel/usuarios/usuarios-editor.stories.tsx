import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { request } from '#src/api/connection.ts';
import type { User } from '#src/api/contract/user.ts';
import { UserEditor } from '#src/screens/panel/usuarios/editor/user-editor.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { bareUser, longNamed } from '../../charts/samples/people.ts';
import {
  countRequests,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../../support/answers.ts';
import { MARKUP } from '../../support/hostile.ts';
import { logIn } from '../../support/log-in.ts';
import { ERNESTO, ernesto, lucia } from '../../support/people.ts';
import { onPhone } from '../../support/phone.ts';
import type { Play } from '../../support/play.ts';
import { choose, clearChoice, sentAs } from '../../support/steps/choose.ts';
import { dialogNamed } from '../../support/steps/dialogs.ts';
import { waitingFor } from '../../support/waiting.ts';
import { withScreen } from '../../support/with-screen.tsx';

const onClose = fn();
const onSaved = fn();
const onStale = fn();

/** The editor as a dialog over a page. */
const over = (user: User | null, users: readonly User[] = [ernesto, lucia]) =>
  withScreen(
    <>
      <h1>Usuarios</h1>
      <UserEditor user={user} users={users} onClose={onClose} onSaved={onSaved} onStale={onStale} />
      <NoticesPlace />
    </>,
    { path: '/panel/usuarios', padded: true },
  );

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/editor',
  render: over(ernesto),
  parameters: pageParameters,
  beforeEach: async () => {
    onClose.mockReset();
    onSaved.mockReset();
    onStale.mockReset();
    await logIn('Administrador');
  },
});

const known = () => dialogNamed(`Editar a ${ERNESTO}`);
const fresh = () => dialogNamed('Nuevo usuario');
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;

/** Waits until every list has loaded with the person's options selected. */
const settled = (dialog: Dialog) =>
  waitFor(async () => {
    await expect(dialog.getByLabelText('Estado')).toHaveDisplayValue('Nuevo León');
    await expect(dialog.getByLabelText('Municipio')).toHaveDisplayValue('Monterrey');
    await expect(dialog.getByLabelText('Rol')).toHaveDisplayValue('Distribuidor');
  });

const retype = async ({ userEvent }: Pick<Play, 'userEvent'>, field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

const save = async ({ userEvent }: Pick<Play, 'userEvent'>, dialog: Dialog) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
};

const noticed = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The form holds the person's data, with the municipalities of their state. */
export const Known = meta.story({
  name: 'Conocida',
  tags: ['long'],
  play: async () => {
    const dialog = await known();
    await settled(dialog);
    await expect(dialog.getByLabelText('Nombre completo')).toHaveValue(ERNESTO);
    await expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('distribuidor@rollux.mx');
    await expect(dialog.getByLabelText('Teléfono')).toHaveValue('81 5550 1422');
    await expect(dialog.queryByLabelText('Contraseña')).toBeNull();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

/** In the dark scheme. */
export const Dark = meta.story({
  name: 'En oscuro',
  tags: ['long'],
  beforeEach: () => {
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    return () => {
      delete document.documentElement.dataset['mantineColorScheme'];
    };
  },
  play: async () => {
    await settled(await known());
  },
});

/** A new account needs a password too, and allows no autofill. */
export const New = meta.story({
  name: 'Nuevo',
  tags: ['long'],
  render: over(null),
  play: async () => {
    const dialog = await fresh();
    await expect(dialog.getByLabelText('Nombre completo')).toHaveValue('');
    await expect(dialog.getByLabelText('Nombre completo')).toHaveAttribute('autocomplete', 'off');
    await expect(dialog.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(dialog.getByLabelText('Rol')).toBeEnabled());
    await expect(dialog.getByLabelText('Rol')).toHaveAttribute('placeholder', 'Elige un rol');
    await expect(dialog.getByLabelText('Municipio')).toBeDisabled();
  },
});

/** A person without data can be edited: the title shows their id. */
export const FewestFields = meta.story({
  name: 'Con lo mínimo',
  tags: ['long'],
  render: over(bareUser),
  play: async () => {
    const dialog = await dialogNamed('Editar a Usuario 7');
    await waitFor(() => expect(dialog.getByLabelText('Rol')).toBeEnabled());
    await expect(dialog.getByLabelText('Nombre completo')).toHaveValue('');
    await expect(dialog.getByLabelText('Estado')).toHaveAttribute('placeholder', 'Elige el estado');
    await expect(dialog.getByLabelText('Rol')).toHaveAttribute('placeholder', 'Elige un rol');
  },
});

/** A very long name, markup and unknown ids stay as they are. */
export const Hostile = meta.story({
  name: 'Con trampas',
  tags: ['long'],
  globals: onPhone,
  render: over({
    ...longNamed,
    email: `${'correo.larguisimo.'.repeat(6)}@ejemplo.mx`,
    phone: MARKUP,
    state_id: 999,
    municipality_id: 9999,
    roles: [
      { id: 77, name: null },
      { id: 2, name: 'distribuidor' },
    ],
  }),
  play: async () => {
    const dialog = await dialogNamed(`Editar a ${longNamed.name ?? ''}`);
    await waitFor(() => expect(dialog.getByLabelText('Estado')).toHaveDisplayValue('El que tiene ahora'));
    const state = dialog.getByLabelText('Estado');
    await expect(sentAs(state, 'state_id')).toBe('999');
    await expect(sentAs(state, 'municipality_id')).toBe('9999');
    await expect(sentAs(state, 'role_id')).toBe('77');
    await expect(dialog.getByLabelText('Teléfono')).toHaveValue(MARKUP);
    await expect(dialog.getByText('Tiene 2 roles. Al guardar queda solo el que elijas.')).toBeVisible();
  },
});

/** For a server that names roles without ids the form finds the id. */
export const RoleByName = meta.story({
  name: 'Rol por su nombre',
  tags: ['long'],
  render: over({ ...ernesto, roles: [{ id: null, name: 'Distribuidor' }] }),
  play: async () => {
    const dialog = await known();
    await waitFor(() => expect(sentAs(dialog.getByLabelText('Rol'), 'role_id')).toBe('2'));
  },
});

/** On the narrowest phone it fills the window. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async () => {
    const dialog = await known();
    await settled(dialog);
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([Math.round(left), Math.round(right)]).toEqual([0, document.body.clientWidth]);
  },
});

/** A role known by its name only is never removed: without the roles nothing is sent. */
export const RoleHeld = meta.story({
  name: 'El rol se conserva',
  render: over({ ...ernesto, roles: [{ id: null, name: 'distribuidor' }] }),
  beforeEach: () => serverAnswers(json(500, {}), 'roles'),
  play: async (story) => {
    const requests = await countRequests('updateUser');
    const dialog = await known();
    await dialog.findByRole('alert');
    const role = dialog.getByLabelText('Rol');
    await expect(role).toHaveAttribute('placeholder', 'Distribuidor');
    await save(story, dialog);
    await waitFor(() => expect(role).toHaveAccessibleDescription(/Aún no conocemos su rol/));
    const again = dialog.getByRole('button', { name: 'Reintentar' });
    await expect(again).toHaveFocus();
    await expectRequests(requests, 0);
    await serverRecovers();
    await story.userEvent.click(again);
    await waitFor(() => expect(sentAs(dialog.getByLabelText('Rol'), 'role_id')).toBe('2'));
    await expect(dialog.getByLabelText('Rol')).toBeValid();
    await save(story, dialog);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  },
});

/** While the roles load the form can be filled in, and keeps the person's role. */
export const RolesLoading = meta.story({
  name: 'Cargando los roles',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'roles'),
  play: async () => {
    const dialog = await known();
    await expect(await dialog.findByText('Cargando los roles…')).toHaveRole('status');
    await expect(dialog.getByLabelText('Rol')).toHaveDisplayValue('El que tiene ahora');
    await expect(sentAs(dialog.getByLabelText('Rol'), 'role_id')).toBe('2');
  },
});

/** The wait for the roles can be cancelled. */
export const RolesGivenUp = meta.story({
  name: 'Roles cancelados',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'roles'),
  play: async ({ userEvent }) => {
    const dialog = await known();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
  },
});

/** Failed roles are requested again. */
export const RolesFailed = meta.story({
  name: 'Los roles fallaron',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, {}), 'roles'),
  play: async ({ userEvent }) => {
    const dialog = await known();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema');
    await serverRecovers();
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await settled(dialog);
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

/** A server without roles: the field says so. */
export const NoRoles = meta.story({
  name: 'Sin roles',
  render: over(null),
  beforeEach: () => serverAnswers(json(200, { data: [] }), 'roles'),
  play: async () => {
    const dialog = await fresh();
    await expect(await dialog.findByText(/Tu servidor no tiene roles todavía/)).toBeVisible();
    await expect(dialog.getByLabelText('Rol')).toBeDisabled();
  },
});

/** The server's messages appear at their fields, and the values stay. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await retype(story, dialog.getByLabelText('Nombre completo'), '');
    await retype(story, dialog.getByLabelText('Correo electrónico'), 'cliente@rollux.mx');
    await retype(story, dialog.getByLabelText('Teléfono'), '123');
    await save(story, dialog);
    const name = dialog.getByLabelText('Nombre completo');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Escribe el nombre.'));
    await expect(name).toHaveFocus();
    const email = dialog.getByLabelText('Correo electrónico');
    await expect(email).toHaveAccessibleDescription('Este correo ya está registrado.');
    await expect(email).toHaveValue('cliente@rollux.mx');
    await expect(dialog.getByLabelText('Teléfono')).toHaveAccessibleDescription(
      'Escribe un teléfono de 10 dígitos.',
    );
    await expect(dialog.getByLabelText('Municipio')).toHaveDisplayValue('Monterrey');
    await expect(onSaved).not.toHaveBeenCalled();
  },
});

/** An empty new account is sent: the server validates. */
export const EmptySent = meta.story({
  name: 'Enviado sin llenar',
  tags: ['long'],
  render: over(null),
  play: async ({ userEvent }) => {
    const dialog = await fresh();
    await userEvent.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Contraseña')).toHaveAccessibleDescription(/Escribe la contraseña\./),
    );
    await expect(dialog.getByLabelText('Rol')).toHaveAccessibleDescription('Elige un rol.');
  },
});

/** While it is saved the form says so, and cannot be sent twice. */
export const Saving = meta.story({
  name: 'Guardando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'updateUser'),
  play: async (story) => {
    const requests = await countRequests('updateUser');
    const dialog = await known();
    await settled(dialog);
    await save(story, dialog);
    await expect(await dialog.findByText('Guardando los cambios…')).toHaveRole('status');
    await save(story, dialog);
    await expectRequests(requests, 1);
  },
});

/** A long wait can be cancelled, and the values stay. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'updateUser'),
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await retype(story, dialog.getByLabelText('Nombre completo'), 'Ernesto Leal');
    await save(story, dialog);
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(dialog.getByLabelText('Nombre completo')).toHaveValue('Ernesto Leal');
  },
});

/** A network error is an alert whose retry succeeds. */
export const Unreachable = meta.story({
  name: 'Sin conexión con el servidor',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'updateUser'),
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await save(story, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos conectarnos');
    await serverRecovers();
    await story.userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  },
});

/** The account was deleted meanwhile: it says so, and the values stay for copying. */
export const DeletedMeanwhile = meta.story({
  name: 'Eliminada mientras tanto',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(404, { message: 'No query results for model [User] 2' }), 'updateUser'),
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await retype(story, dialog.getByLabelText('Nombre completo'), 'Ernesto Leal');
    await save(story, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Esta cuenta ya no existe.');
    await expect(dialog.getByLabelText('Nombre completo')).toHaveValue('Ernesto Leal');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Cerrar y recargar la lista' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});

/** A person without permission sees an alert without a retry. */
export const Forbidden = meta.story({
  name: 'Sin permiso (B84)',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(403, {}), 'updateUser'),
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await save(story, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No tienes permiso para cambiar cuentas.',
    );
    await expect(dialog.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

/** Saved: a notice, and one update of the list. */
export const Saved = meta.story({
  name: 'Guardado',
  tags: ['long'],
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await retype(story, dialog.getByLabelText('Nombre completo'), 'Ernesto Leal');
    await choose(story, dialog.getByLabelText('Estado'), 'Yucatán');
    await waitFor(() => expect(dialog.getByLabelText('Municipio')).toBeEnabled());
    await expect(dialog.getByLabelText('Municipio')).toHaveValue('');
    await choose(story, dialog.getByLabelText('Municipio'), 'Mérida');
    await save(story, dialog);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await noticed('Guardamos los cambios de Ernesto Leal.');
  },
});

/** A new account is created, with a notice. */
export const Created = meta.story({
  name: 'Cuenta nueva con su rol (B72)',
  render: over(null),
  play: async (story) => {
    const dialog = await fresh();
    await waitFor(() => expect(dialog.getByLabelText('Rol')).toBeEnabled());
    await retype(story, dialog.getByLabelText('Nombre completo'), 'Ana Lozano Ríos');
    await retype(story, dialog.getByLabelText('Correo electrónico'), 'ana@correo.mx');
    await choose(story, dialog.getByLabelText('Rol'), 'Cliente');
    await retype(story, dialog.getByLabelText('Contraseña'), 'secreta-123');
    await retype(story, dialog.getByLabelText('Confirma la contraseña'), 'secreta-123');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await noticed('Creamos la cuenta de Ana Lozano Ríos.');
  },
});

/** A person who would lock themselves out sees the reason at the field, before anything is sent. */
export const OwnRole = meta.story({
  name: 'El propio rol',
  render: over(lucia),
  play: async (story) => {
    const requests = await countRequests('updateUser');
    const dialog = await dialogNamed('Editar a Lucía Garza Montemayor');
    const role = dialog.getByLabelText('Rol');
    await waitFor(() => expect(role).toHaveDisplayValue('Administrador'));
    await choose(story, role, 'Distribuidor');
    await waitFor(() => expect(role).toHaveAccessibleDescription(/ya no podrías administrar cuentas/));
    await save(story, dialog);
    await expect(role).toHaveFocus();
    await expectRequests(requests, 0);
    await clearChoice(story, role);
    await save(story, dialog);
    await expect(role).toBeInvalid();
    await expectRequests(requests, 0);
    await choose(story, role, 'Administrador');
    await expect(role).toBeValid();
    await save(story, dialog);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  },
});

/** Without typed values it closes at once. */
export const ClosedUntouched = meta.story({
  name: 'Cerrado sin tocar',
  play: async ({ userEvent }) => {
    const dialog = await known();
    await settled(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});

/** With typed values closing asks first, and Escape closes that question only. */
export const ClosedWithTyping = meta.story({
  name: 'Cerrado con algo escrito',
  tags: ['long'],
  play: async ({ userEvent }) => {
    const dialog = await known();
    await settled(dialog);
    await userEvent.type(dialog.getByLabelText('Nombre completo'), ' Jr.');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: '¿Cerrar sin guardar?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Cerrar sin guardar?' })).toBeNull());
    await expect(onClose).not.toHaveBeenCalled();
    await expect(dialog.getByLabelText('Nombre completo')).toHaveValue('Ernesto Cavazos Leal Jr.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});

const told: User = { ...ernesto, address: 'Hidalgo 215, Centro', tier: 'oro', network_id: null };

/** What the server keeps of the account. */
async function kept(): Promise<Partial<User>> {
  return (await request('users', {})).find(({ id }) => id === told.id) ?? {};
}

const dealer: User = { ...told, id: 6, name: 'Rosa Ávila' };

/** Address, discount level and network are saved with the rest, those alone that changed (B145). */
export const Business = meta.story({
  name: 'Dirección, nivel y red (B145)',
  render: over(told, [told, dealer, lucia]),
  play: async (story) => {
    const dialog = await known();
    await settled(dialog);
    await expect(dialog.getByLabelText('Dirección')).toHaveValue('Hidalgo 215, Centro');
    const tier = dialog.getByLabelText('Nivel de descuento');
    await expect(tier).toHaveDisplayValue('Oro');
    await dialog.findByRole('option', { name: 'Platino' });
    await story.userEvent.selectOptions(tier, 'Platino');
    await choose(story, dialog.getByLabelText('Red de'), 'Rosa Ávila');
    const { address } = await kept();
    await save(story, dialog);
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(await kept()).toMatchObject({ address, tier: 'platino', network_id: 6 });
  },
});

/** Levels that do not load can be asked for again; the account's own stays chosen meanwhile. */
export const LevelsNotLoaded = meta.story({
  name: 'Sin los niveles (B145)',
  tags: ['long'],
  render: over(told),
  beforeEach: () => serverAnswers(json(500, {}), 'priceList'),
  play: async (story) => {
    const dialog = await known();
    const alert = within(await dialog.findByRole('alert'));
    const tier = dialog.getByLabelText('Nivel de descuento');
    await expect(tier).toHaveDisplayValue('Oro');
    await serverRecovers();
    await story.userEvent.click(alert.getByRole('button', { name: 'Reintentar' }));
    await dialog.findByRole('option', { name: 'Platino' });
    await expect(tier).toHaveDisplayValue('Oro');
  },
});

/** A server that tells none of them is sent none. */
export const BusinessUntold = meta.story({
  name: 'Sin dirección, nivel ni red (B145)',
  play: async (story) => {
    const { address } = await kept();
    const dialog = await known();
    await settled(dialog);
    await expect(dialog.queryByLabelText('Nivel de descuento')).toBeNull();
    await expect(dialog.queryByLabelText('Red de')).toBeNull();
    await expect(dialog.queryByLabelText('Dirección')).toBeNull();
    await save(story, dialog);
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(await kept()).toMatchObject({ address, tier: 'oro', network_id: null });
  },
});
