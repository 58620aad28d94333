import { formOf } from '#tests/browser/walks/support/filling.ts';
import { main } from '#tests/browser/walks/support/quote-ends.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { walkedPlainForm } from '../plain-form/walk.ts';
import type { addToCartMachine } from './add-to-cart.machine.ts';

const cartForm = () => formOf('O pídela de una vez');

const ordering = walkedPlainForm({
  form: cartForm,
  fill: () => Promise.resolve(),
  submitLabel: 'Al carrito',
  waitingLabel: 'Poniendo tus piezas en el carrito…',
});

export const addToCart: WalkedScreen<typeof addToCartMachine> = {
  interactions: {
    ...ordering.interactions,
    'form.submit': { ...ordering.interactions['form.submit'], ownPayload: true },
  },
  appearances: { ...ordering.appearances, done: () => seen(main().getByText(/^Está en tu carrito/)) },
};
