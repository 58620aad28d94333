import { page, type Locator } from 'vitest/browser';
import type { rolesMachine } from '#machines/roles.machine.ts';
import type {
  addUserMachine,
  coordinatesMachine,
  updateUserMachine,
  UserChanges,
} from '#machines/user-forms.machine.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { choose, formOf, typeInto } from '../support/filling.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { enabled, seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';
import { walkedPlainForm } from './plain-form.ts';

const newUser = () => formOf('Nuevo usuario');
const knownUser = () => page.getByRole('form', { name: /^Editar a / });
const placeOfUser = () => page.getByRole('form', { name: /^Lugar de .+ en el mapa$/ });

/** The dialog is closed, and a notice shows the outcome. */
const closedWith = (form: () => Locator, notice: RegExp) => async () => {
  await seen(page.getByText(notice).first());
  await unseen(form());
};

async function fillPerson(form: Locator, values: Omit<InputOf<'updateUser'>, 'id'>): Promise<void> {
  await typeInto(form.getByRole('textbox', { name: 'Nombre completo' }), values.name);
  await typeInto(form.getByRole('textbox', { name: 'Correo electrónico' }), values.email);
  await typeInto(form.getByRole('textbox', { name: 'Teléfono' }), values.phone);
  await choose(form.getByRole('combobox', { name: 'Estado' }), values.state_id);
  await choose(form.getByRole('combobox', { name: 'Municipio' }), values.municipality_id);
  await choose(form.getByRole('combobox', { name: 'Rol' }), values.role_id);
}

const adding = walkedPlainForm<InputOf<'addUser'>>({
  form: newUser,
  fill: async (form, values) => {
    await fillPerson(form, values);
    await typeInto(form.getByLabelText('Contraseña', { exact: true }), values.password);
    await typeInto(form.getByLabelText('Confirma la contraseña'), values.password_confirmation);
  },
  submitLabel: 'Crear cuenta',
  waitingLabel: 'Creando la cuenta…',
});

export const addUser: WalkedScreen<typeof addUserMachine> = {
  ...adding,
  appearances: { ...adding.appearances, done: closedWith(newUser, /^Creamos la cuenta de /) },
};

const updating = walkedPlainForm<UserChanges>({
  form: knownUser,
  fill: (form, { user }) => fillPerson(form, user),
  submitLabel: 'Guardar cambios',
  waitingLabel: 'Guardando los cambios…',
});

export const updateUser: WalkedScreen<typeof updateUserMachine> = {
  interactions: {
    ...updating.interactions,
    'form.submit': {
      ...updating.interactions['form.submit'],
      // The roles are known on the walked screen.
      can: (_, { values: { risk } }) => risk === null,
    },
  },
  appearances: { ...updating.appearances, done: closedWith(knownUser, /^Guardamos los cambios de /) },
};

const placing = walkedPlainForm<InputOf<'setCoordinates'>>({
  form: placeOfUser,
  fill: async (form, { lat, lng }) => {
    await typeInto(form.getByRole('textbox', { name: 'Latitud' }), String(lat));
    await typeInto(form.getByRole('textbox', { name: 'Longitud' }), String(lng));
  },
  submitLabel: 'Guardar lugar',
  waitingLabel: 'Guardando el lugar…',
});

export const coordinates: WalkedScreen<typeof coordinatesMachine> = {
  ...placing,
  appearances: { ...placing.appearances, done: closedWith(placeOfUser, /^Guardamos el lugar de /) },
};

const roleList = () => newUser().getByRole('combobox', { name: 'Rol' });
const roleFailure = () => newUser().getByRole('alert');
const loadingRoles = waitingSights(newUser, 'Cargando los roles…');

export const roles: WalkedScreen<typeof rolesMachine> = {
  interactions: {
    'resource.load': byApp('the roles are requested once, when the form opens'),
    'resource.retry': {
      by: 'person',
      take: () => roleFailure().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'resource.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(newUser()).click(),
    },
    'resource.clear': byApp('nothing clears the roles while the form is open'),
  },
  appearances: {
    idle: async () => {
      await enabled(roleList(), false);
      await unseen(roleFailure());
    },
    'loading.brisk': loadingRoles.brisk,
    'loading.slow': loadingRoles.slow,
    'loading.endless': loadingRoles.endless,
    ready: async ({ context: { data } }) => {
      const hasSome = data !== null && data.length > 0;
      await enabled(roleList(), hasSome);
      const none = newUser().getByText('Tu servidor no tiene roles todavía.', { exact: false });
      await (hasSome ? unseen(none) : seen(none));
      await unseen(roleFailure());
    },
    failed: () => seen(roleFailure()),
  },
};
