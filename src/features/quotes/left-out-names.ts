import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { listed } from '#src/format/words.ts';

/** The optional windows that a client left out when they accepted a quote: "Terraza y Estudio"; null without any. */
export const leftOutNames = ({ left_out: windows = [] }: Pick<SavedQuote, 'left_out'>): string | null =>
  windows.length === 0 ? null : listed(windows.map(({ name }) => name));
