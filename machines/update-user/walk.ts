import { page } from 'vitest/browser';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { closedWith, fillPerson } from '#tests/browser/walks/support/user-forms.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { updateUserMachine, UserChanges } from './update-user.machine.ts';

const knownUser = () => page.getByRole('form', { name: /^Editar a / });

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
