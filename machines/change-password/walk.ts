import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { holds, seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { changePasswordMachine } from './change-password.machine.ts';

const form = () => formOf('Cambia tu contraseña');

const field = (label: string) => form().getByLabelText(label, { exact: true });

const submit = () => form().getByRole('button', { name: 'Cambiar contraseña' });

const checking = waitingSights(form, 'Comprobando tu contraseña actual…');

const updating = waitingSights(form, 'Guardando tu contraseña…');

export const changePassword: WalkedScreen<typeof changePasswordMachine> = {
  interactions: {
    'form.submit': {
      by: 'person',
      take: async ({ values }) => {
        await typeInto(field('Contraseña actual'), values.current_password);
        await typeInto(field('Contraseña nueva'), values.password);
        await typeInto(field('Repite la contraseña nueva'), values.password_confirmation);
        await submit().click();
      },
    },
    'form.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(form()).click(),
    },
  },
  appearances: {
    'editing.untouched': async () => {
      await seen(submit());
      await unseen(form().getByRole('alert'));
    },
    'editing.refused': () => seen(form().getByText('No es tu contraseña actual.')),
    'editing.failed': () => seen(form().getByRole('alert')),
    'checking.brisk': checking.brisk,
    'checking.slow': checking.slow,
    'checking.endless': checking.endless,
    'updating.brisk': updating.brisk,
    'updating.slow': updating.slow,
    'updating.endless': updating.endless,
    done: async () => {
      await holds(field('Contraseña actual'), '');
      await unseen(form().getByRole('alert'));
    },
  },
};
