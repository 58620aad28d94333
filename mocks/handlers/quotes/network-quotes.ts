import { handle } from '../../handle.ts';
import { networkOf } from '../../network.ts';
import { quotesOf } from '../../quotes/find.ts';
import { serializeQuote } from '../../quotes/serialize.ts';

export const networkQuotes = handle('networkQuotes', ({ user }) => ({
  data: quotesOf(networkOf(user())).map(serializeQuote),
}));
