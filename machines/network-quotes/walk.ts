import { walkedList } from '#tests/browser/walks/support/listed.ts';
import { folioOf } from '#tests/browser/walks/support/quotes.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { networkQuotesMachine } from './network-quotes.machine.ts';

export const networkQuotes: WalkedScreen<typeof networkQuotesMachine> = walkedList({
  label: 'Cargando las cotizaciones…',
  none: 'Todavía no hay cotizaciones en tu red.',
  nameOf: folioOf,
});
