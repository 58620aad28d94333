import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { pdfMachine, pdfMakerActor, type PdfMaker } from '#machines/pdf/pdf.machine.ts';
import { quoteMachine } from '#machines/quote/quote.machine.ts';
import { sharedQuoteMachine } from '#machines/shared-quote/shared-quote.machine.ts';
import type { QuoteStatus, SavedQuote, SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { savedQuote, seenPrice } from '#stories/charts/samples/quotes-samples.ts';

const MEXICO = 'America/Mexico_City';
const ID = savedQuote.id;
const ADDRESS = {
  street: 'Calle 60 núm. 491',
  neighborhood: 'Centro',
  city: 'Mérida',
  references: 'Portón verde',
  receiver: 'Rosa Canul',
  phone: '9991234567',
};

const quoteAs = (status: QuoteStatus, others: Partial<SavedQuote> = {}): SavedQuote => ({
  ...savedQuote,
  status,
  expires_on: '2026-11-21',
  ...others,
});

/** Resolves once the answers given so far have been processed. */
const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the machine with this quote loaded, at a moment. */
async function opened(quote: SavedQuote, now = '2026-11-21T12:00:00-06:00') {
  vi.setSystemTime(now);
  const clock = new SimulatedClock();
  const sent: unknown[] = [];
  const answers = { load: quote, action: Promise.resolve(quote) };
  const action = <N extends 'sendQuote' | 'answerQuote' | 'renewQuote' | 'convertQuote'>() =>
    fromPromise<SavedQuote, InputOf<N>>(({ input }) => {
      sent.push(input);
      return answers.action;
    });
  const machine = quoteMachine.provide({
    actors: {
      load: fromPromise(() => Promise.resolve(answers.load)),
      send: action<'sendQuote'>(),
      answer: action<'answerQuote'>(),
      renew: action<'renewQuote'>(),
      convert: action<'convertQuote'>(),
      remove: fromPromise<boolean, InputOf<'removeQuote'>>(() => Promise.resolve(true)),
    },
  });
  const actor = createActor(machine, { input: { id: ID, timeZone: MEXICO }, clock }).start();
  const emitted: string[] = [];
  for (const type of [
    'quote.sent',
    'quote.answered',
    'quote.renewed',
    'quote.converted',
    'quote.removed',
  ] as const) {
    actor.on(type, () => emitted.push(type));
  }
  await arrived();
  const can = () =>
    (['send', 'accept', 'reject', 'order', 'renew', 'remove'] as const).filter((name) =>
      actor.getSnapshot().can({ type: name === 'renew' ? 'quote.review' : `quote.${name}` }),
    );
  const isIn = (status: QuoteStatus) => actor.getSnapshot().hasTag(status);
  return { actor, clock, answers, sent, emitted, can, isIn };
}

describe('a quote', () => {
  it.each<[QuoteStatus, readonly string[]]>([
    ['borrador', ['send', 'remove']],
    ['enviada', ['accept', 'reject', 'order', 'renew', 'remove']],
    ['vista', ['accept', 'reject', 'order', 'renew', 'remove']],
    ['aceptada', ['order', 'renew', 'remove']],
    ['rechazada', ['renew', 'remove']],
    ['vencida', ['renew', 'remove']],
    ['convertida', []],
  ])('in status %s offers the actions of that status', async (status, actions) => {
    const { can, isIn } = await opened(quoteAs(status));
    expect(isIn(status)).toBe(true);
    expect(can()).toEqual(actions);
  });

  it('changes with the news of its list, and knows what it was (B138)', async () => {
    const { actor, isIn } = await opened(quoteAs('enviada'));
    const accepted = quoteAs('aceptada', { answered_at: '2026-11-21T18:00:00Z' });
    actor.send({ type: 'quote.arrived', quote: accepted });
    actor.send({ type: 'quote.arrived', quote: { ...accepted } });
    expect(isIn('aceptada')).toBe(true);
    expect(actor.getSnapshot().context.before?.status).toBe('enviada');
  });

  it('is not changed by news while its order is reviewed (B138)', async () => {
    const { actor } = await opened(quoteAs('aceptada'));
    actor.send({ type: 'quote.order' });
    actor.send({ type: 'quote.arrived', quote: quoteAs('rechazada') });
    expect(actor.getSnapshot().matches({ asking: 'ordering' })).toBe(true);
    expect(actor.getSnapshot().context.quote?.status).toBe('aceptada');
  });

  it('is renewed with the price list, total and revision that the person reviewed, for the days that they chose', async () => {
    const { actor, answers, sent, emitted, isIn } = await opened(quoteAs('vencida', { revision: 7 }));
    answers.action = Promise.resolve(quoteAs('enviada', { expires_on: '2026-12-06', revision: 8 }));
    actor.send({ type: 'quote.review' });
    const reviewed = { price_list: { id: 'publico', version: 2 }, total_centavos: 5, days: 37 };
    actor.send({ type: 'quote.renew', ...reviewed });
    await arrived();
    expect(sent).toEqual([{ id: ID, revision: 7, ...reviewed }]);
    expect(emitted).toEqual(['quote.renewed']);
    expect(isIn('enviada')).toBe(true);
  });

  it('can be renewed when it was accepted but could not be ordered, and then awaits an answer again', async () => {
    const { actor, answers, emitted, isIn, can } = await opened(quoteAs('aceptada'));
    answers.action = Promise.reject(new ApiError({ kind: 'invalid', call: 'convertQuote', status: 422 }));
    actor.send({ type: 'quote.order' });
    actor.send({
      type: 'quote.convert',
      notes: '',
      postcode: null,
      delivery: null,
      totalCentavos: savedQuote.totals.total_centavos,
    });
    await arrived();
    await arrived();
    expect(isIn('aceptada')).toBe(true);
    answers.action = Promise.resolve(quoteAs('enviada', { expires_on: '2026-12-06' }));
    actor.send({ type: 'quote.review' });
    actor.send({ type: 'quote.renew', ...seenPrice, days: 15 });
    expect(actor.getSnapshot().context.error).toBeNull();
    await arrived();
    expect(emitted).toEqual(['quote.renewed']);
    expect(isIn('enviada')).toBe(true);
    expect(can()).toContain('accept');
  });

  it("sends the client's answer by telephone", async () => {
    const { actor, sent } = await opened(quoteAs('vista'));
    actor.send({ type: 'quote.reject' });
    actor.send({ type: 'quote.confirm' });
    expect(sent).toEqual([{ id: ID, revision: savedQuote.revision, accept: false }]);
  });

  it('sends what the client does not want with an acceptance alone (B139)', async () => {
    const { actor, sent } = await opened(quoteAs('vista'));
    actor.send({ type: 'quote.accept' });
    actor.send({ type: 'quote.confirm', leftOut: ['terraza'] });
    const answer = { id: ID, revision: savedQuote.revision };
    expect(sent).toEqual([{ ...answer, accept: true, left_out: ['terraza'] }]);
    const other = await opened(quoteAs('vista'));
    other.actor.send({ type: 'quote.reject' });
    other.actor.send({ type: 'quote.confirm', leftOut: ['terraza'] });
    expect(other.sent).toEqual([{ ...answer, accept: false }]);
  });

  it('is loaded again after a refusal, and keeps the error', async () => {
    const { actor, answers, emitted, isIn } = await opened(quoteAs('vista'));
    answers.action = Promise.reject(new ApiError({ kind: 'refused', call: 'convertQuote', status: 409 }));
    answers.load = quoteAs('rechazada');
    actor.send({ type: 'quote.order' });
    actor.send({
      type: 'quote.convert',
      notes: '',
      postcode: null,
      delivery: null,
      totalCentavos: savedQuote.totals.total_centavos,
    });
    await arrived();
    await arrived();
    expect(isIn('rechazada')).toBe(true);
    expect(actor.getSnapshot().context.error?.status).toBe(409);
    expect(emitted).toEqual([]);
  });

  it('is shared for as many days as were chosen, or as the shop gives', async () => {
    const chosen = await opened(quoteAs('borrador'));
    chosen.actor.send({ type: 'quote.validFor', days: 7 });
    chosen.actor.send({ type: 'quote.validFor', days: 30 });
    chosen.actor.send({ type: 'quote.send' });
    const usual = await opened(quoteAs('borrador'));
    usual.actor.send({ type: 'quote.send' });
    await arrived();
    const { revision } = savedQuote;
    expect([...chosen.sent, ...usual.sent]).toEqual([
      { id: ID, revision, days: 30 },
      { id: ID, revision },
    ]);
  });

  it('is ordered only after a review, with its notes, place and address', async () => {
    const { actor, sent, emitted, isIn } = await opened(quoteAs('aceptada'));
    actor.send({
      type: 'quote.convert',
      notes: '',
      postcode: null,
      delivery: null,
      totalCentavos: savedQuote.totals.total_centavos,
    });
    expect(isIn('aceptada')).toBe(true);
    actor.send({ type: 'quote.order' });
    actor.send({ type: 'quote.keep' });
    expect(isIn('aceptada')).toBe(true);
    expect(sent).toEqual([]);
    actor.send({ type: 'quote.order' });
    actor.send({
      type: 'quote.convert',
      notes: 'Tocar en la caseta',
      postcode: '97000',
      delivery: ADDRESS,
      totalCentavos: savedQuote.totals.total_centavos,
    });
    await arrived();
    expect(sent).toEqual([
      {
        id: ID,
        revision: savedQuote.revision,
        notes: 'Tocar en la caseta',
        postal_code: '97000',
        delivery: ADDRESS,
        total_centavos: savedQuote.totals.total_centavos,
      },
    ]);
    expect(emitted).toEqual(['quote.converted']);
  });

  it('takes an answer by telephone only after a confirmation', async () => {
    const { actor, sent, isIn } = await opened(quoteAs('vista'));
    actor.send({ type: 'quote.accept' });
    actor.send({ type: 'quote.accept' });
    actor.send({ type: 'quote.keep' });
    await arrived();
    expect(sent).toEqual([]);
    expect(isIn('vista')).toBe(true);
  });

  it('is removed only after a confirmation', async () => {
    const { actor, emitted } = await opened(quoteAs('borrador'));
    actor.send({ type: 'quote.remove' });
    actor.send({ type: 'quote.keep' });
    expect(actor.getSnapshot().matches({ status: 'borrador' })).toBe(true);
    actor.send({ type: 'quote.remove' });
    actor.send({ type: 'quote.confirm' });
    await arrived();
    expect(actor.getSnapshot().status).toBe('done');
    expect(emitted).toEqual(['quote.removed']);
  });
});

describe("the end of a quote's last day", () => {
  it('locks an open quote to the millisecond', async () => {
    const { clock, isIn, can } = await opened(quoteAs('vista'), '2026-11-21T23:59:00-06:00');
    clock.increment(59_999);
    expect(isIn('vista')).toBe(true);
    clock.increment(1);
    expect(isIn('vencida')).toBe(true);
    expect(can()).toEqual(['renew', 'remove']);
  });

  it('locks a quote that is opened after it', async () => {
    const { clock, isIn } = await opened(quoteAs('enviada'), '2026-11-22T00:00:00-06:00');
    clock.increment(0);
    expect(isIn('vencida')).toBe(true);
  });

  it('is midnight at the shop, in any time zone of the page', async () => {
    const { clock, isIn } = await opened(quoteAs('enviada'), '2026-11-22T05:59:59.000Z');
    clock.increment(999);
    expect(isIn('enviada')).toBe(true);
    clock.increment(1);
    expect(isIn('vencida')).toBe(true);
  });

  it('also closes the client’s copy', async () => {
    vi.setSystemTime('2026-11-21T23:59:59-06:00');
    const clock = new SimulatedClock();
    const { folio, title, client, windows, totals, sent_at, answered_at, expires_on } = quoteAs('vista');
    const shared: SharedQuote = {
      ...{ folio, title, client, windows, totals, sent_at, answered_at, expires_on },
      status: 'vista',
      seller: null,
      asked_change: null,
      version: 1,
      requested_version: 1,
      former: [],
      postal_code: null,
      promised_on: null,
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
    expect(actor.getSnapshot().can({ type: 'shared.accept' })).toBe(false);
  });
});

describe('the client’s answer', () => {
  const { id: _, ...copy } = quoteAs('vista');
  const shared: SharedQuote = { ...copy, version: 3, seller: null };

  const nowhere = { postcode: null, delivery: null };

  async function openedLink() {
    vi.setSystemTime('2026-11-21T12:00:00-06:00');
    const sent: InputOf<'answerSharedQuote'>[] = [];
    const asked: InputOf<'askForChange'>[] = [];
    const machine = sharedQuoteMachine.provide({
      actors: {
        load: fromPromise<SharedQuote, InputOf<'sharedQuote'>>(() => Promise.resolve(shared)),
        answer: fromPromise<SharedQuote, InputOf<'answerSharedQuote'>>(({ input }) => {
          sent.push(input);
          return Promise.reject(new ApiError({ kind: 'unreachable', call: 'answerSharedQuote' }));
        }),
        ask: fromPromise<SharedQuote, InputOf<'askForChange'>>(({ input }) => {
          asked.push(input);
          return Promise.resolve(shared);
        }),
      },
    });
    const actor = createActor(machine, {
      input: { share: 'palabra', timeZone: MEXICO },
      clock: new SimulatedClock(),
    }).start();
    await arrived();
    return { actor, sent, asked };
  }

  it('is sent only after a confirmation', async () => {
    const { actor, sent } = await openedLink();
    actor.send({ type: 'shared.confirm', note: 'Adelante', ...nowhere });
    actor.send({ type: 'shared.accept' });
    expect(sent).toEqual([]);
    actor.send({ type: 'shared.back' });
    actor.send({ type: 'shared.reject' });
    actor.send({ type: 'shared.confirm', note: 'Muy caro', ...nowhere });
    expect(sent).toEqual([{ share: 'palabra', version: 3, accept: false, note: 'Muy caro' }]);
  });

  it('says where the order goes, and keeps it when it is not sent', async () => {
    const { actor, sent } = await openedLink();
    const delivery = {
      ...{ street: 'Hidalgo 217', neighborhood: 'Centro', city: 'Monterrey' },
      ...{ references: '', receiver: 'Lucía Garza', phone: '' },
    };
    actor.send({ type: 'shared.accept' });
    actor.send({ type: 'shared.confirm', note: '', postcode: '64103', delivery });
    expect(sent).toEqual([
      { share: 'palabra', version: 3, accept: true, note: '', postal_code: '64103', delivery },
    ]);
    await arrived();
    expect(actor.getSnapshot().matches({ open: { confirming: 'refused' } })).toBe(true);
    expect(actor.getSnapshot().context.answer.delivery).toEqual(delivery);
  });

  it('may be a change instead, of the version that was seen; the quote then still awaits an answer', async () => {
    const { actor, sent, asked } = await openedLink();
    actor.send({ type: 'shared.ask' });
    actor.send({ type: 'shared.request', note: '', windows: [] });
    expect(actor.getSnapshot().matches({ open: { asking: 'empty' } })).toBe(true);
    actor.send({ type: 'shared.request', note: '', windows: [{ key: 'v2', note: 'Más ancha' }] });
    await arrived();
    expect(asked).toEqual([
      { share: 'palabra', version: 3, note: '', windows: [{ key: 'v2', note: 'Más ancha' }] },
    ]);
    expect(sent).toEqual([]);
    expect(actor.getSnapshot().matches({ open: 'undecided' })).toBe(true);
  });

  it('can be sent again after a failure; going back drops the error', async () => {
    const { actor } = await openedLink();
    actor.send({ type: 'shared.accept' });
    actor.send({ type: 'shared.confirm', note: '', ...nowhere });
    await arrived();
    expect(actor.getSnapshot().matches({ open: { confirming: 'refused' } })).toBe(true);
    actor.send({ type: 'shared.back' });
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});

describe('a PDF', () => {
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });
  const begun = (make: PdfMaker) => {
    const actor = createActor(pdfMachine.provide({ actors: { make: pdfMakerActor(make) } })).start();
    const made: unknown[] = [];
    actor.on('pdf.made', ({ copy }) => made.push(copy));
    return { actor, made };
  };

  it('reports its progress, and hands over the file', async () => {
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

  it('is discarded when the making is cancelled', async () => {
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

  it('can be requested again after a failure', async () => {
    const { actor } = begun(() => Promise.reject(new Error('no letters')));
    actor.send({ type: 'pdf.make', copy: 'client' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'pdf.make', copy: 'client' });
    expect(actor.getSnapshot().matches('making')).toBe(true);
  });
});
