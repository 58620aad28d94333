import * as z from 'zod/mini';
import { handle } from '../../handle.ts';
import { answer, hasAnswer } from '../../quotes/answer.ts';
import { mustBeAt, onRevision } from '../../quotes/change.ts';
import { serializeQuote } from '../../quotes/serialize.ts';
import { validate } from '../../validation/fields.ts';

export const answerQuote = handle('answerQuote', async ({ fields, param, user }) => {
  const { row, seen } = onRevision(user(), param('id'), fields);
  const { accept } = validate(fields, { accept: z.boolean('Di si la aceptó o no.') });
  if (!hasAnswer(row, accept)) mustBeAt(row, seen);
  return { data: serializeQuote(await answer(row, accept, null)) };
});
