import { walkedList } from '#tests/browser/walks/support/listed.ts';
import { folioOf } from '#tests/browser/walks/support/quotes.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { quotesMachine } from './quotes.machine.ts';

export const quotes: WalkedScreen<typeof quotesMachine> = walkedList({
  label: 'Cargando las cotizaciones…',
  none: 'Todavía no tienes cotizaciones.',
  nameOf: folioOf,
});
