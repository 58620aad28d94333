import { page } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { addPaymentMachine } from './add-payment.machine.ts';

const paying = walkedPlainForm<InputOf<'addPayment'>>({
  form: () => formOf('Registrar un pago'),
  fill: async (form, { amount_centavos, paid_on, reference }) => {
    await typeInto(form.getByLabelText('Cantidad en pesos'), String((amount_centavos ?? 0) / 100));
    await typeInto(form.getByLabelText('Día del pago'), paid_on ?? '');
    await typeInto(form.getByLabelText('Referencia o clave de rastreo (opcional)'), reference);
  },
  submitLabel: 'Registrar',
  waitingLabel: 'Registrando el pago…',
});

export const addPayment: WalkedScreen<typeof addPaymentMachine> = {
  ...paying,
  interactions: {
    ...paying.interactions,
    // The screen makes the key of the attempt.
    'form.submit': { ...paying.interactions['form.submit'], ownPayload: true },
  },
  appearances: {
    ...paying.appearances,
    done: () => seen(page.getByText(/^Registramos el pago de la orden /).first()),
  },
};
