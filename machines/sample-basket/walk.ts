import { main } from '#tests/browser/walks/support/samples.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import type { sampleBasketMachine } from './sample-basket.machine.ts';

const toChoose = () => main().getByRole('button', { name: 'Pide una muestra' });

const chosen = () => main().getByRole('button', { name: 'Muestra elegida' });

export const sampleBasket: WalkedScreen<typeof sampleBasketMachine> = {
  interactions: {
    'basket.add': {
      by: 'person',
      can: ({ context: { samples } }) => samples.length === 0,
      take: () => toChoose().click(),
    },
    'basket.remove': { by: 'person', take: () => chosen().click() },
    'basket.clear': byApp('the samples leave the basket when they are requested'),
    'basket.found': byApp('what the browser keeps is read when the page opens'),
  },
  appearances: { empty: () => seen(toChoose()), some: () => seen(chosen()) },
};
