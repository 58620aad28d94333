import { page, type Locator } from 'vitest/browser';
import { choose, formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { holds, seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedForm } from '../verified-form/walk.ts';
import type { registerMachine, RegisterValues } from './register.machine.ts';

async function fill(form: Locator, values: RegisterValues): Promise<void> {
  const text = (name: string) => form.getByRole('textbox', { name });
  await typeInto(text('Nombre completo'), values.name);
  await typeInto(text('Correo electrónico'), values.email);
  await typeInto(text('Teléfono'), values.phone);
  await choose(form.getByRole('combobox', { name: 'Estado' }), values.state_id);
  await choose(form.getByRole('combobox', { name: 'Municipio' }), values.municipality_id);
  await typeInto(form.getByLabelText('Contraseña', { exact: true }), values.password);
  await typeInto(form.getByLabelText('Confirma tu contraseña'), values.password_confirmation);
}

const { interactions, appearances, prepare } = walkedForm<RegisterValues>({
  form: () => formOf('Crea tu cuenta'),
  fill,
  submitLabel: 'Crear cuenta',
  waitingLabel: 'Creando tu cuenta…',
});

export const register: WalkedScreen<typeof registerMachine> = {
  interactions: {
    ...interactions,
    'form.restart': byApp('an account is created once: the form is not used again'),
  },
  appearances: {
    ...appearances,
    done: async ({ context: { submission } }) => {
      await seen(page.getByRole('status').filter({ hasText: 'Cuenta creada. Ya puedes entrar.' }));
      const email = formOf('Entra a tu cuenta').getByRole('textbox', { name: 'Correo electrónico' });
      await holds(email, submission?.values.email ?? '');
    },
  },
  prepare,
};
