import * as z from 'zod/mini';
import { handle } from '../../handle.ts';
import { answer } from '../../quotes/answer.ts';
import { sharedBehind } from '../../quotes/find.ts';
import { serializeShared } from '../../quotes/serialize.ts';
import { validate } from '../../validation/fields.ts';
import { note } from '../../validation/note.ts';
import { sameText } from '../../validation/same-id.ts';

export const answerSharedQuote = handle('answerSharedQuote', async ({ fields, param }) => {
  const row = sharedBehind(param('share'));
  const sent = validate(fields, {
    share: sameText(param('share')),
    accept: z.boolean('Di si la aceptas o no.'),
    note: note('Tu nota'),
  });
  return { data: serializeShared(await answer(row, sent.accept, sent.note)) };
});
