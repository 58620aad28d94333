import { page } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { choose, formOf, typeInto } from '#tests/browser/walks/support/filling.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { moveOrderMachine } from './move-order.machine.ts';

const moving = walkedPlainForm<InputOf<'moveOrder'>>({
  form: () => formOf('Cambiar de etapa'),
  fill: async (form, { to, note }) => {
    await choose(form.getByRole('combobox', { name: 'Pasa a' }), to);
    await typeInto(form.getByRole('textbox', { name: /^(Nota \(opcional\)|¿Por qué\?)$/ }), note);
  },
  submitLabel: 'Cambiar etapa',
  waitingLabel: 'Cambiando de etapa…',
});

export const moveOrder: WalkedScreen<typeof moveOrderMachine> = {
  ...moving,
  appearances: {
    ...moving.appearances,
    done: () => seen(page.getByText(/^La orden .+ está ahora: /).first()),
  },
};
