import * as z from 'zod/mini';
import type { Answer } from '../requests/handle.ts';
import { refuseAny } from '../requests/refusal.ts';
import { quotes } from '../rows/quote.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { sameText } from '../validation/same-id.ts';
import { checkOpen, checkVersion } from './answer.ts';
import { findSharedQuote } from './find.ts';
import { seenVersion } from './revision.ts';
import { serializeShared } from './serialize.ts';

/** Saves what the client wants changed. Like a view it does not increase the revision, so the maker can still save. */
export const askForChange: Answer = async ({ fields, param }) => {
  const row = findSharedQuote(param('share'));
  const sent = validate(fields, {
    share: sameText(param('share')),
    version: seenVersion,
    note: note('Tu nota'),
    windows: z.array(z.object({ key: z.string(), note: note('Tu nota') })),
  });
  checkVersion(row, sent.version);
  checkOpen(row);
  const known = new Set(row.windows.map(({ key }) => key));
  const windows = sent.windows.filter(({ key, note: said }) => said !== '' && known.has(key));
  refuseAny(sent.note === '' && windows.length === 0 ? { note: ['Escribe qué quieres cambiar.'] } : {});
  const asked_change = { at: new Date().toISOString(), note: sent.note === '' ? null : sent.note, windows };
  const changed = await quotes.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.asked_change = asked_change;
    },
  });
  return { data: serializeShared(changed ?? row) };
};
