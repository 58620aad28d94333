import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';

/** What a quote is called: by its title, else by whom it is for; null for neither. */
export const quoteName = ({ title, client }: Pick<SavedQuote, 'title' | 'client'>): string | null =>
  title ?? client?.name ?? null;

/** What stands below its name: whom it is for, where its name does not say so already. */
export const quoteClient = ({ title, client }: Pick<SavedQuote, 'title' | 'client'>): string | null =>
  title === null || title === client?.name ? null : (client?.name ?? null);
