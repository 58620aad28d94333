import type { networkQuotesMachine } from './network-quotes.machine.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { walkedList } from '#tests/browser/walks/support/listed.ts';
import { folioOf } from '#tests/browser/walks/support/quotes.ts';

export const networkQuotes: WalkedScreen<typeof networkQuotesMachine> = walkedList({
  label: 'Cargando las cotizaciones…',
  none: 'Todavía no hay cotizaciones en tu red.',
  nameOf: folioOf,
});
