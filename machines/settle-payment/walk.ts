import { page } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { settlePaymentMachine } from './settle-payment.machine.ts';

const settling = walkedPlainForm<InputOf<'settlePayment'>>({
  form: () => formOf('Anular el pago'),
  fill: async (form, { note }) => {
    await typeInto(form.getByRole('textbox', { name: '¿Por qué?' }), note);
  },
  submitLabel: 'Sí, anularlo',
  waitingLabel: 'Anulando el pago…',
});

export const settlePayment: WalkedScreen<typeof settlePaymentMachine> = {
  ...settling,
  appearances: {
    ...settling.appearances,
    done: () => seen(page.getByText(/^Anulamos el pago de /).first()),
  },
};
