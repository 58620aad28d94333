import type { Locator } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { choose, formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { profileMachine } from './profile.machine.ts';

const form = () => formOf('Tus datos');

async function fill(part: Locator, values: InputOf<'updateProfile'>): Promise<void> {
  const text = (name: string) => part.getByRole('textbox', { name });
  await typeInto(text('Nombre completo'), values.name);
  await typeInto(text('Correo electrónico'), values.email);
  await typeInto(text('Teléfono'), values.phone);
  await choose(part.getByRole('combobox', { name: 'Estado' }), values.state_id);
  await choose(part.getByRole('combobox', { name: 'Municipio' }), values.municipality_id);
}

const { interactions, appearances } = walkedPlainForm<InputOf<'updateProfile'>>({
  form,
  fill,
  submitLabel: 'Guardar datos',
  waitingLabel: 'Guardando tus datos…',
});

export const profile: WalkedScreen<typeof profileMachine> = {
  interactions,
  appearances: {
    ...appearances,
    done: async () => {
      await seen(form().getByRole('button', { name: 'Guardar datos' }));
      await unseen(form().getByRole('alert'));
    },
  },
};
