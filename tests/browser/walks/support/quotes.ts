import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';

export const folioOf = ({ folio }: SavedQuote) => folio;
