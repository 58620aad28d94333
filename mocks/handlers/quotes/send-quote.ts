import { handle } from '../../handle.ts';
import { isToday } from '../../pricing/editions.ts';
import { changeQuote, isRepeat, mustBeAt, onRevision } from '../../quotes/change.ts';
import { serializeQuote } from '../../quotes/serialize.ts';
import { newShare } from '../../quotes/share.ts';
import { conflict, refuseAny } from '../../refusal.ts';

export const sendQuote = handle('sendQuote', async ({ fields, param, user }) => {
  const { row, seen } = onRevision(user(), param('id'), fields);
  if (isRepeat(row, 'send', seen)) return { data: serializeQuote(row) };
  if (row.status !== 'borrador') throw conflict('Ya se envió: duplícala o renuévala.');
  mustBeAt(row, seen);
  refuseAny(
    row.client.name === '' ? { 'client.name': ['Escribe para quién es.'] } : {},
    isToday(row) ? {} : { total_centavos: ['Los precios cambiaron: revísala y guárdala otra vez.'] },
  );
  return { data: serializeQuote(await changeQuote(row, 'send', newShare())) };
});
