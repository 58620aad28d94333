import { page } from 'vitest/browser';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { walkedForm } from '../verified-form/walk.ts';
import type { messageMachine, MessageValues } from './message.machine.ts';

const form = () => formOf('Déjanos un mensaje');

const { interactions, appearances, prepare } = walkedForm<MessageValues>({
  form,
  fill: async (part, { name, email, phone, message: text }) => {
    const field = (label: string) => part.getByRole('textbox', { name: label });
    await typeInto(field('Nombre'), name);
    await typeInto(field('Correo electrónico'), email);
    await typeInto(field('Teléfono (opcional)'), phone);
    await typeInto(field('Mensaje'), text);
  },
  submitLabel: 'Enviar mensaje',
  waitingLabel: 'Enviando tu mensaje…',
});

export const message: WalkedScreen<typeof messageMachine> = {
  interactions: {
    ...interactions,
    'form.restart': {
      by: 'person',
      take: () => page.getByRole('button', { name: 'Escribir otro mensaje' }).click(),
    },
  },
  appearances: {
    ...appearances,
    done: async () => {
      await seen(page.getByRole('status').filter({ hasText: 'Recibimos tu mensaje.' }));
      await unseen(form());
    },
  },
  prepare,
};
