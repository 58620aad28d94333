import { page } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { changeOrderMachine } from './change-order.machine.ts';

const changing = walkedPlainForm<InputOf<'changeOrder'>>({
  form: () => formOf('Mover la fecha prometida'),
  fill: async (form, { day, note }) => {
    await typeInto(form.getByLabelText('Nueva fecha'), day ?? '');
    await typeInto(form.getByRole('textbox', { name: '¿Por qué?' }), note);
  },
  submitLabel: 'Guardar',
  waitingLabel: 'Guardando el cambio…',
});

export const changeOrder: WalkedScreen<typeof changeOrderMachine> = {
  ...changing,
  appearances: {
    ...changing.appearances,
    done: () => seen(page.getByText(/^La orden .+ tiene nueva fecha prometida$/).first()),
  },
};
