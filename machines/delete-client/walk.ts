import type { InputOf } from '#src/api/contract/index.ts';
import { formOf } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { closedWith } from '#tests/browser/walks/support/user-forms.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { deleteClientMachine } from './delete-client.machine.ts';

const form = () => formOf(/^Borrar los datos de /);

const deleting = walkedPlainForm<InputOf<'deleteClient'>>({
  form,
  fill: () => Promise.resolve(),
  submitLabel: 'Sí, borrarlos',
  waitingLabel: 'Borrando sus datos…',
});

export const deleteClient: WalkedScreen<typeof deleteClientMachine> = {
  ...deleting,
  appearances: { ...deleting.appearances, done: closedWith(form, /^Borramos los datos de /) },
};
