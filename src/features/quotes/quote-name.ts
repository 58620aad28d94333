import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';

/** The title of a quote, else its client's name; null without either. */
export const quoteName = ({ title, client }: Pick<SavedQuote, 'title' | 'client'>): string | null =>
  title ?? client?.name ?? null;

/** The client's name to show below the quote's name; null when the quote is named after the client. */
export const quoteClient = ({ title, client }: Pick<SavedQuote, 'title' | 'client'>): string | null =>
  title === null || title === client?.name ? null : (client?.name ?? null);
