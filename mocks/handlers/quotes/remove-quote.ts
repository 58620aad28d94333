import { handle } from '../../handle.ts';
import { ownQuote } from '../../quotes/find.ts';
import { conflict } from '../../refusal.ts';
import { quotes } from '../../rows/quote.ts';

export const removeQuote = handle('removeQuote', ({ param, user }) => {
  const row = ownQuote(user(), param('id'));
  if (row.status === 'convertida') throw conflict('Ya es un pedido: no se puede borrar.');
  quotes.delete((query) => query.where(({ id }) => id === row.id));
  return { message: 'Cotización eliminada.' };
});
