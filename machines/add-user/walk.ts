import type { InputOf } from '#src/api/contract/index.ts';
import { typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { closedWith, fillPerson, newUser } from '#tests/browser/walks/support/user-forms.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { addUserMachine } from './add-user.machine.ts';

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
