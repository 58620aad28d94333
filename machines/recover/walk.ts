import { page } from 'vitest/browser';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { walkedForm } from '../verified-form/walk.ts';
import type { recoverMachine, RecoverValues } from './recover.machine.ts';

const form = () => formOf('Recupera tu acceso');

const { interactions, appearances, prepare } = walkedForm<RecoverValues>({
  form,
  fill: (part, { email }) => typeInto(part.getByRole('textbox', { name: 'Correo de tu cuenta' }), email),
  submitLabel: 'Enviar correo',
  waitingLabel: 'Enviando el correo…',
});

export const recover: WalkedScreen<typeof recoverMachine> = {
  interactions: {
    ...interactions,
    'form.restart': { by: 'person', take: () => page.getByRole('button', { name: 'Enviar otro' }).click() },
  },
  appearances: {
    ...appearances,
    done: async ({ context: { submission } }) => {
      const email = submission?.values.email ?? '';
      await seen(page.getByRole('status').filter({ hasText: `Te enviamos un correo a ${email}.` }));
      await unseen(form());
    },
  },
  prepare,
};
