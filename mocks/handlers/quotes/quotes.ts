import { handle } from '../../handle.ts';
import { quotesOf } from '../../quotes/find.ts';
import { serializeQuote } from '../../quotes/serialize.ts';

export const quotes = handle('quotes', ({ user }) => ({ data: quotesOf([user()]).map(serializeQuote) }));
