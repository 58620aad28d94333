import { handle } from '../../handle.ts';
import { quotesOf } from '../../quotes/find.ts';

export const countQuotes = handle('countQuotes', ({ user }) => quotesOf([user()]).length);
