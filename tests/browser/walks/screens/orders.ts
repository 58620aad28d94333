import { page } from 'vitest/browser';
import type { moveOrderMachine } from '#machines/move-order.machine.ts';
import type { networkOrdersMachine, ordersMachine } from '#machines/orders.machine.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { choose, formOf, typeInto } from '../support/filling.ts';
import type { WalkedScreen } from '../support/screen.ts';
import { seen } from '../support/seeing.ts';
import { walkedList } from './listed.ts';
import { walkedPlainForm } from './plain-form.ts';

const folioOf = ({ folio }: SavedOrder) => folio;

export const orders: WalkedScreen<typeof ordersMachine> = walkedList({
  label: 'Cargando las órdenes…',
  none: 'Todavía no tienes órdenes.',
  nameOf: folioOf,
});

export const networkOrders: WalkedScreen<typeof networkOrdersMachine> = walkedList({
  label: 'Cargando las órdenes…',
  none: 'Tu red todavía no tiene órdenes.',
  nameOf: folioOf,
});

const moving = walkedPlainForm<InputOf<'moveOrder'>>({
  form: () => formOf('Cambiar de etapa'),
  fill: async (form, { to, note }) => {
    await choose(form.getByRole('combobox', { name: 'Pasa a' }), to);
    await typeInto(form.getByRole('textbox', { name: 'Nota (opcional)' }), note);
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
