import { handle } from '../../handle.ts';
import { sharedBehind } from '../../quotes/find.ts';
import { serializeShared } from '../../quotes/serialize.ts';
import { statusOf } from '../../quotes/status.ts';
import { quotes } from '../../rows/quote.ts';

/** That somebody looked is no new revision: whoever made the quote changes it as before. */
export const sharedQuote = handle('sharedQuote', async ({ param }) => {
  const row = sharedBehind(param('share'));
  if (statusOf(row) !== 'enviada') return { data: serializeShared(row) };
  const seen = await quotes.update((query) => query.where(({ id }) => id === row.id), {
    data: (draft) => {
      draft.status = 'vista';
      draft.viewed_at = new Date().toISOString();
    },
  });
  return { data: serializeShared(seen ?? row) };
});
