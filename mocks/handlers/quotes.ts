import * as z from 'zod/mini';
import { isResponsibleFor, networkOf } from '../network.ts';
import { notInstalled } from '../pricing/place.ts';
import { tierOf } from '../pricing/tiers.ts';
import { isToday, listOf, pricingToday } from '../pricing/valid-lists.ts';
import { answer, checkOpen, checkVersion, chosenWindows, hasAnswer } from '../quotes/answer.ts';
import { askForChange } from '../quotes/ask-for-change.ts';
import { changeQuote, checkRevision, isRepeat, ownQuoteAndRevision } from '../quotes/change.ts';
import { convertQuote } from '../quotes/convert.ts';
import { findSharedQuote, ownQuote, quotesOf, visibleQuote } from '../quotes/find.ts';
import { renewQuote } from '../quotes/renew.ts';
import { requestQuote } from '../quotes/request.ts';
import { seenVersion } from '../quotes/revision.ts';
import { saveQuote } from '../quotes/save.ts';
import { serializeQuote, serializeQuoteFor, serializeShared } from '../quotes/serialize.ts';
import { newShare, recipientErrors, validDays } from '../quotes/share.ts';
import { statusOf } from '../quotes/status.ts';
import type { Answers } from '../requests/handle.ts';
import { conflict, refuseAny } from '../requests/refusal.ts';
import { quotes } from '../rows/quote.ts';
import { address } from '../validation/address.ts';
import { validate } from '../validation/fields.ts';
import { note } from '../validation/note.ts';
import { postcode } from '../validation/postcode.ts';
import { sameText } from '../validation/same-id.ts';
import { brandAnswers } from './brand.ts';
import { clientsAnswers } from './clients.ts';

/** The keys of the windows that a client leaves out. */
const leftOut = z._default(z.array(z.string()), []);

export const quotesAnswers: Answers<'quotes'> = {
  ...brandAnswers,
  ...clientsAnswers,
  answerQuote: async ({ fields, param, user }) => {
    const { row, seen } = ownQuoteAndRevision(user(), param('id'), fields);
    const { accept, left_out } = validate(fields, {
      accept: z.boolean('Di si la aceptó o no.'),
      left_out: leftOut,
    });
    if (hasAnswer(row, accept)) return { data: serializeQuote(row) };
    checkRevision(row, seen);
    checkOpen(row);
    const chosen = chosenWindows(row, accept ? left_out : []);
    return { data: serializeQuote(await answer(row, accept, null, { ...row, ...chosen })) };
  },
  answerSharedQuote: async ({ fields, param }) => {
    const row = findSharedQuote(param('share'));
    const sent = validate(fields, {
      share: sameText(param('share')),
      version: seenVersion,
      accept: z.boolean('Di si la aceptas o no.'),
      left_out: leftOut,
      note: note('Tu nota'),
      postal_code: postcode,
      delivery: address,
    });
    checkVersion(row, sent.version);
    if (hasAnswer(row, sent.accept)) return { data: serializeShared(row) };
    checkOpen(row);
    const chosen = chosenWindows(row, sent.accept ? sent.left_out : []);
    if (sent.accept && row.postal_code === null) refuseAny(notInstalled(chosen.windows, sent.postal_code));
    return { data: serializeShared(await answer(row, sent.accept, sent.note, { ...sent, ...chosen })) };
  },
  askForChange,
  convertQuote,
  networkQuotes: ({ user }) => ({
    data: quotesOf(networkOf(user())).map((row) => serializeQuoteFor(row, user())),
  }),
  quote: ({ param, user }) => ({
    data: serializeQuoteFor(visibleQuote(user(), param('id')), user()),
  }),
  quotes: ({ user }) => ({ data: quotesOf([user()]).map(serializeQuote) }),
  removeQuote: ({ param, user }) => {
    const row = ownQuote(user(), param('id'));
    if (row.status === 'convertida') throw conflict('Ya es una orden: no se puede borrar.');
    quotes.delete((query) => query.where(({ id }) => id === row.id));
    return { message: 'Cotización eliminada.' };
  },
  renewQuote,
  requestQuote,
  saveQuote,
  sendQuote: async ({ fields, param, user }) => {
    const { row, seen } = ownQuoteAndRevision(user(), param('id'), fields);
    if (isRepeat(row, 'send', seen)) return { data: serializeQuote(row) };
    if (row.status !== 'borrador') throw conflict('Ya se envió: cámbiala o renuévala.');
    checkRevision(row, seen);
    refuseAny(
      recipientErrors(row),
      isToday(row) ? {} : { total_centavos: ['Los precios cambiaron: revísala y guárdala otra vez.'] },
    );
    const { days } = validate(fields, { days: validDays });
    return { data: serializeQuote(await changeQuote(row, 'send', newShare(days))) };
  },
  /**
   * A view does not increase the revision, so the maker can still save changes. Views of the maker, and of those who are
   * responsible for the maker, are not the client's.
   */
  sharedQuote: async ({ param, person }) => {
    const row = findSharedQuote(param('share'));
    const reader = person();
    const isSellers = reader !== null && isResponsibleFor(reader, row.user_id);
    if (statusOf(row) !== 'enviada' || isSellers) return { data: serializeShared(row) };
    const seen = await quotes.update((query) => query.where(({ id }) => id === row.id), {
      data: (draft) => {
        draft.status = 'vista';
        draft.viewed_at = new Date().toISOString();
      },
    });
    return { data: serializeShared(seen ?? row) };
  },
  priceList: ({ user }) => {
    const tier = tierOf(user());
    return { data: { list: listOf(pricingToday(tier)), tier } };
  },
};
