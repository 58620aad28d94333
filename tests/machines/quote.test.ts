import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { pdfMadeBy, quotePdfMachine, type PdfMaker } from '#machines/quote-pdf.machine.ts';
import { quoteMachine } from '#machines/quote.machine.ts';
import { sharedQuoteMachine } from '#machines/shared-quote.machine.ts';
import type { QuoteStatus, SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { savedQuote, seenPrice } from '#stories/charts/kit/quotes-samples.ts';

const MEXICO = 'America/Mexico_City';
const ID = savedQuote.id;

const quoteAs = (status: QuoteStatus, others: Partial<SavedQuote> = {}): SavedQuote => ({
  ...savedQuote,
  status,
  expires_on: '2026-11-21',
  ...others,
});

/** Lets every answer given so far arrive. */
const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A quote that is loaded as it is given, at a moment. */
async function opened(quote: SavedQuote, now = '2026-11-21T12:00:00-06:00') {
  vi.setSystemTime(now);
  const clock = new SimulatedClock();
  const sent: unknown[] = [];
  const answers = { load: quote, deed: Promise.resolve(quote) };
  const deed = <N extends 'sendQuote' | 'answerQuote' | 'renewQuote' | 'convertQuote'>() =>
    fromPromise<SavedQuote, InputOf<N>>(({ input }) => {
      sent.push(input);
      return answers.deed;
    });
  const machine = quoteMachine.provide({
    actors: {
      load: fromPromise(() => Promise.resolve(answers.load)),
      send: deed<'sendQuote'>(),
      answer: deed<'answerQuote'>(),
      renew: deed<'renewQuote'>(),
      convert: deed<'convertQuote'>(),
      remove: fromPromise<boolean, InputOf<'removeQuote'>>(() => Promise.resolve(true)),
    },
  });
  const actor = createActor(machine, { input: { id: ID, timeZone: MEXICO }, clock }).start();
  const told: string[] = [];
  for (const type of [
    'quote.sent',
    'quote.answered',
    'quote.renewed',
    'quote.converted',
    'quote.removed',
  ] as const) {
    actor.on(type, () => told.push(type));
  }
  await arrived();
  const can = () =>
    (['send', 'accept', 'reject', 'convert', 'renew', 'remove'] as const).filter((deedName) =>
      actor
        .getSnapshot()
        .can(deedName === 'renew' ? { type: 'quote.renew', ...seenPrice } : { type: `quote.${deedName}` }),
    );
  const stands = (status: QuoteStatus) => actor.getSnapshot().matches({ standing: status });
  return { actor, clock, answers, sent, told, can, stands };
}

describe('what can be done with a quote', () => {
  it.each<[QuoteStatus, readonly string[]]>([
    ['borrador', ['send', 'remove']],
    ['enviada', ['accept', 'reject', 'convert', 'renew', 'remove']],
    ['vista', ['accept', 'reject', 'convert', 'renew', 'remove']],
    ['aceptada', ['convert', 'renew', 'remove']],
    ['rechazada', ['renew', 'remove']],
    ['vencida', ['renew', 'remove']],
    ['convertida', []],
  ])('%s', async (status, deeds) => {
    const { can, stands } = await opened(quoteAs(status));
    expect(stands(status)).toBe(true);
    expect(can()).toEqual(deeds);
  });

  it('is renewed with the list and the total that were seen, on the revision that was seen', async () => {
    const { actor, answers, sent, told, stands } = await opened(quoteAs('vencida', { revision: 7 }));
    answers.deed = Promise.resolve(quoteAs('enviada', { expires_on: '2026-12-06', revision: 8 }));
    actor.send({ type: 'quote.renew', price_list: { id: 'publico', version: 2 }, total_centavos: 5 });
    await arrived();
    expect(sent).toEqual([
      { id: ID, revision: 7, price_list: { id: 'publico', version: 2 }, total_centavos: 5 },
    ]);
    expect(told).toEqual(['quote.renewed']);
    expect(stands('enviada')).toBe(true);
  });

  it('is renewed where it was accepted and an order of it was refused: it waits for an answer once more', async () => {
    const { actor, answers, told, stands, can } = await opened(quoteAs('aceptada'));
    answers.deed = Promise.reject(new ApiError({ kind: 'invalid', call: 'convertQuote', status: 422 }));
    actor.send({ type: 'quote.convert' });
    await arrived();
    await arrived();
    expect(stands('aceptada')).toBe(true);
    answers.deed = Promise.resolve(quoteAs('enviada', { expires_on: '2026-12-06' }));
    actor.send({ type: 'quote.renew', ...seenPrice });
    expect(actor.getSnapshot().context.error).toBeNull();
    await arrived();
    expect(told).toEqual(['quote.renewed']);
    expect(stands('enviada')).toBe(true);
    expect(can()).toContain('accept');
  });

  it('says on the telephone what the client said', async () => {
    const { actor, sent } = await opened(quoteAs('vista'));
    actor.send({ type: 'quote.reject' });
    expect(sent).toEqual([{ id: ID, revision: savedQuote.revision, accept: false }]);
  });

  it('is asked for again where something was refused, and the refusal is still said', async () => {
    const { actor, answers, told, stands } = await opened(quoteAs('vista'));
    answers.deed = Promise.reject(new ApiError({ kind: 'refused', call: 'convertQuote', status: 409 }));
    answers.load = quoteAs('rechazada');
    actor.send({ type: 'quote.convert' });
    await arrived();
    await arrived();
    expect(stands('rechazada')).toBe(true);
    expect(actor.getSnapshot().context.error?.status).toBe(409);
    expect(told).toEqual([]);
  });

  it('is gone only after it was confirmed', async () => {
    const { actor, told } = await opened(quoteAs('borrador'));
    actor.send({ type: 'quote.remove' });
    actor.send({ type: 'quote.keep' });
    expect(actor.getSnapshot().matches({ standing: 'borrador' })).toBe(true);
    actor.send({ type: 'quote.remove' });
    actor.send({ type: 'quote.confirm' });
    await arrived();
    expect(actor.getSnapshot().status).toBe('done');
    expect(told).toEqual(['quote.removed']);
  });
});

describe('the end of the last day', () => {
  it('locks a quote that stands open on the page, to the millisecond', async () => {
    const { clock, stands, can } = await opened(quoteAs('vista'), '2026-11-21T23:59:00-06:00');
    clock.increment(59_999);
    expect(stands('vista')).toBe(true);
    clock.increment(1);
    expect(stands('vencida')).toBe(true);
    expect(can()).toEqual(['renew', 'remove']);
  });

  it('has locked it before the page was opened', async () => {
    const { clock, stands } = await opened(quoteAs('enviada'), '2026-11-22T00:00:00-06:00');
    clock.increment(0);
    expect(stands('vencida')).toBe(true);
  });

  it('is that of the shop, wherever the clock of the page is', async () => {
    const { clock, stands } = await opened(quoteAs('enviada'), '2026-11-22T05:59:59.000Z');
    clock.increment(999);
    expect(stands('enviada')).toBe(true);
    clock.increment(1);
    expect(stands('vencida')).toBe(true);
  });

  it('closes the client’s copy too', async () => {
    vi.setSystemTime('2026-11-21T23:59:59-06:00');
    const clock = new SimulatedClock();
    const { folio, title, client, windows, totals, sent_at, answered_at, expires_on } = quoteAs('vista');
    const shared: SharedQuote = {
      ...{ folio, title, client, windows, totals, sent_at, answered_at, expires_on },
      status: 'vista',
      seller: null,
    };
    const machine = sharedQuoteMachine.provide({
      actors: {
        load: fromPromise<SharedQuote, InputOf<'sharedQuote'>>(() => Promise.resolve(shared)),
      },
    });
    const actor = createActor(machine, { input: { share: 'palabra', timeZone: MEXICO }, clock }).start();
    await arrived();
    expect(actor.getSnapshot().matches('open')).toBe(true);
    clock.increment(1_000);
    expect(actor.getSnapshot().matches('closed')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'shared.accept', note: '' })).toBe(false);
  });
});

describe('a quote on paper', () => {
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });
  const begun = (make: PdfMaker) => {
    const actor = createActor(quotePdfMachine.provide({ actors: { make: pdfMadeBy(make) } })).start();
    const made: unknown[] = [];
    actor.on('pdf.made', ({ copy }) => made.push(copy));
    return { actor, made };
  };

  it('tells how far it is, and hands the file over', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>();
    const { actor, made } = begun((_, { onProgress }) => {
      onProgress({ done: 1, total: 3 });
      return promise;
    });
    actor.send({ type: 'pdf.make', copy: 'own' });
    expect(actor.getSnapshot().context.progress).toEqual({ done: 1, total: 3 });
    resolve(file);
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(made).toEqual(['own']);
  });

  it('is given up: what was made all the same is handed to nobody', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>();
    const signals: AbortSignal[] = [];
    const { actor, made } = begun((_, { signal }) => {
      signals.push(signal);
      return promise;
    });
    actor.send({ type: 'pdf.make', copy: 'client' });
    actor.send({ type: 'pdf.cancel' });
    resolve(file);
    await arrived();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(made).toEqual([]);
  });

  it('says that it could not be made, and can be asked for again', async () => {
    const { actor } = begun(() => Promise.reject(new Error('no letters')));
    actor.send({ type: 'pdf.make', copy: 'client' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'pdf.make', copy: 'client' });
    expect(actor.getSnapshot().matches('making')).toBe(true);
  });
});
