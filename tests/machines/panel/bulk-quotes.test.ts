import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { bulkQuotesMachine, type BulkItem } from '#machines/bulk-quotes/bulk-quotes.machine.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';

const price = { price_list: { id: 'publico', version: 3 }, total_centavos: 100_000 };

const itemOf = (id: string): BulkItem => ({ quote: { id, folio: `C-${id}`, revision: 4 }, seen: price });

/** Opens the chart with these chosen; `answers` says what becomes of a quote. */
function opened(chosen: readonly string[], answers: (id: string) => Promise<SavedQuote>) {
  const sent: string[] = [];
  const ended: string[] = [];
  const actor = createActor(
    bulkQuotesMachine.provide({
      actors: {
        renew: fromPromise<SavedQuote, InputOf<'renewQuote'>>(({ input }) => {
          sent.push(`${input.id} ${String(input.revision)} ${String(input.total_centavos)}`);
          return answers(input.id);
        }),
        answer: fromPromise<SavedQuote, InputOf<'answerQuote'>>(({ input }) => {
          sent.push(`${input.id} ${String(input.accept)}`);
          return answers(input.id);
        }),
      },
    }),
  ).start();
  actor.on('bulk.ended', ({ type }) => ended.push(type));
  actor.send({ type: 'bulk.choose', ids: chosen });
  return { actor, sent, ended, context: () => actor.getSnapshot().context };
}

const fine = () => Promise.resolve(savedQuote);

const fault = new ApiError({ kind: 'fault', call: 'renewQuote', status: 500 });

describe('several chosen quotes (B142)', () => {
  it('are renewed one after another at the price that was seen, each once, and are chosen no more', async () => {
    const { actor, sent, ended, context } = opened(['1', '2', '3'], fine);
    actor.send({ type: 'bulk.ask', act: 'renew' });
    actor.send({ type: 'bulk.confirm', items: [itemOf('1'), itemOf('2'), itemOf('1')] });
    expect(sent).toEqual(['1 4 100000']);
    await waitFor(actor, (state) => state.matches('done'));
    expect(sent).toEqual(['1 4 100000', '2 4 100000']);
    expect(context().chosen).toEqual(['3']);
    expect(ended).toHaveLength(1);
  });

  it('leave every other as it is, whatever was asked', () => {
    const { actor, sent } = opened(['1'], fine);
    actor.send({ type: 'bulk.ask', act: 'reject' });
    actor.send({ type: 'bulk.confirm', items: [itemOf('2')] });
    expect(sent).toEqual([]);
    actor.send({ type: 'bulk.confirm', items: [itemOf('1'), itemOf('2')] });
    expect(sent).toEqual(['1 false']);
  });

  it('name what failed, keep it chosen, and send only that again', async () => {
    let isUp = false;
    const { actor, sent, context } = opened(['1', '2', '3'], (id) =>
      id === '2' && !isUp ? Promise.reject(fault) : fine(),
    );
    actor.send({ type: 'bulk.ask', act: 'renew' });
    actor.send({ type: 'bulk.confirm', items: ['1', '2', '3'].map(itemOf) });
    await waitFor(actor, (state) => state.matches('failed'));
    expect(context().failed.map(({ quote }) => quote.folio)).toEqual(['C-2']);
    expect(context().chosen).toEqual(['2']);
    isUp = true;
    actor.send({ type: 'bulk.retry' });
    await waitFor(actor, (state) => state.matches('done'));
    expect(sent.map((one) => one.split(' ')[0])).toEqual(['1', '2', '3', '2']);
    expect(context().chosen).toEqual([]);
  });

  it('are not sent again when the server refused them', async () => {
    const conflict = new ApiError({ kind: 'refused', call: 'renewQuote', status: 409 });
    const { actor } = opened(['1'], () => Promise.reject(conflict));
    actor.send({ type: 'bulk.ask', act: 'renew' });
    actor.send({ type: 'bulk.confirm', items: [itemOf('1')] });
    await waitFor(actor, (state) => state.matches('failed'));
    expect(actor.getSnapshot().can({ type: 'bulk.retry' })).toBe(false);
  });

  it('wait for the one under way when they are stopped, and the rest stays chosen', async () => {
    const answer = Promise.withResolvers<SavedQuote>();
    const { actor, sent, context } = opened(['1', '2', '3'], () => answer.promise);
    actor.send({ type: 'bulk.ask', act: 'renew' });
    actor.send({ type: 'bulk.confirm', items: ['1', '2', '3'].map(itemOf) });
    actor.send({ type: 'bulk.stop' });
    actor.send({ type: 'bulk.choose', ids: [] });
    answer.resolve(savedQuote);
    await waitFor(actor, (state) => state.matches('done'));
    expect(sent).toHaveLength(1);
    expect(context().chosen).toEqual(['2', '3']);
  });
});
