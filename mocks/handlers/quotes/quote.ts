import { handle } from '../../handle.ts';
import { visibleQuote } from '../../quotes/find.ts';
import { serializeQuote } from '../../quotes/serialize.ts';

export const quote = handle('quote', ({ param, user }) => ({
  data: serializeQuote(visibleQuote(user(), param('id'))),
}));
