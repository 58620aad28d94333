import type { Answer } from '../requests/handle.ts';
import { conflict, hasAny, invalid, notFound, refuseAny } from '../requests/refusal.ts';
import type { QuoteRow } from '../rows/quote.ts';
import { changeQuote, checkRevision, isRepeat } from './change.ts';
import { createQuote } from './create.ts';
import { findQuote } from './find.ts';
import { isSame, readContent, type Content } from './read-content.ts';
import { serializeQuote } from './serialize.ts';
import { nextVersion, recipientErrors } from './share.ts';

const isId = (id: string) => /^[\w-]{1,64}$/.test(id);

const ORDERED = 'Ya es una orden: duplícala.';
const GONE = 'Esta cotización ya no existe: guárdala como nueva.';

/** Whether the content is already saved, by this request or an earlier one. */
const isAlreadySaved = (row: QuoteRow, content: Content | null, seen: number | null) =>
  content !== null && isSame(row, content) && (seen === row.revision || isRepeat(row, 'save', seen));

export const saveQuote: Answer = async ({ fields, param, user }) => {
  const maker = user();
  const id = param('id');
  const row = findQuote(id);
  if (row && row.user_id !== maker.id) throw notFound();
  if (!isId(id)) throw invalid({ id: ['El id lleva hasta 64 letras, números, guiones y guiones bajos.'] });
  const { content, seen, errors } = readContent(fields, id, maker);
  if (row && isAlreadySaved(row, content, seen)) return { data: serializeQuote(row) };
  if (row?.status === 'convertida') throw conflict(ORDERED);
  if (row) checkRevision(row, seen);
  else if (seen !== null) throw conflict(GONE);
  if (content === null || hasAny(errors)) throw invalid(errors);
  if (!row) return { data: serializeQuote(await createQuote(maker, id, content)) };
  if (row.status === 'borrador') return { data: serializeQuote(await changeQuote(row, 'save', content)) };
  refuseAny(recipientErrors(content));
  return { data: serializeQuote(await changeQuote(row, 'save', { ...content, ...nextVersion(row) })) };
};
