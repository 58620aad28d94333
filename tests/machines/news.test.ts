import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor, type Actor } from 'xstate';
import { newsMachine } from '#machines/news/news.machine.ts';
import { quoteMachine } from '#machines/quote/quote.machine.ts';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { connect } from '#src/api/connection.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { ApiError, type ApiErrorKind } from '#src/api/errors.ts';
import { gapsOf } from '#src/api/gaps.ts';
import { keptQuotes } from '#src/api/stored/copies/kept-rows.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

useFakeBrowser();

const MINUTE = 60_000;

/** The page: whether somebody looks at it, and whether it has a connection. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const line = { onLine: true };

/** The calls that left, and how each list is answered. */
let sent: CallName[];
let answer: (call: CallName) => Promise<unknown>;

const failing = (kind: ApiErrorKind, status?: number) => (call: CallName) =>
  Promise.reject(new ApiError({ kind, call, status }));
const answering = (rows: unknown) => (call: CallName) => Promise.resolve(call === 'quotes' ? rows : []);

let clock: SimulatedClock;
let actor: Actor<typeof newsMachine>;

/** Resolves once the answers given so far have been processed. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function pass(ms: number): Promise<void> {
  clock.increment(ms);
  await settled();
}

async function look(visibilityState: 'visible' | 'hidden'): Promise<void> {
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

async function connection(type: 'online' | 'offline'): Promise<void> {
  line.onLine = type === 'online';
  tabs.dispatchEvent(new Event(type));
  await settled();
}

let tabs: EventTarget;

function begin(seesAll = false): void {
  clock = new SimulatedClock();
  actor = createActor(newsMachine, { clock, input: { seesAll } }).start();
}

beforeEach(() => {
  Object.assign(page, { visibilityState: 'visible' });
  line.onLine = true;
  tabs = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
  sent = [];
  answer = answering([savedQuote]);
  connect({
    request: async (call) => {
      sent.push(call);
      return (await answer(call)) as never;
    },
    download: () => Promise.reject(new Error('nothing is downloaded')),
  });
  begin();
});

afterEach(() => {
  actor.stop();
});

describe('news (B136)', () => {
  it('is asked for each minute, and not before: a list of each kind', async () => {
    await pass(MINUTE - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(['quotes', 'orders']);
    await pass(MINUTE);
    expect(sent).toEqual(['quotes', 'orders', 'quotes', 'orders']);
  });

  it('of who administers is of the network, with requests for samples', async () => {
    actor.stop();
    begin(true);
    await pass(MINUTE);
    expect(sent).toEqual(['networkQuotes', 'networkOrders', 'sampleRequests']);
  });

  it('is not asked for while nobody looks, and is as soon as somebody does', async () => {
    await look('hidden');
    await pass(60 * MINUTE);
    expect(sent).toEqual([]);
    await look('visible');
    expect(sent).toHaveLength(2);
  });

  it('is not asked for again by leaving the page for a moment', async () => {
    await pass(MINUTE);
    await look('hidden');
    await look('visible');
    expect(sent).toHaveLength(2);
  });

  it('is asked for when the connection returns, and not before', async () => {
    await connection('offline');
    await pass(5 * MINUTE);
    expect(sent).toEqual([]);
    await connection('online');
    expect(sent).toHaveLength(2);
  });

  it('is asked for once at a time, however long an answer takes', async () => {
    answer = () => new Promise(() => undefined);
    await pass(MINUTE);
    await pass(60 * MINUTE);
    await look('visible');
    await connection('online');
    expect(sent).toHaveLength(2);
  });

  it('is asked for half as often after each failure, every 15 minutes at last, and as before after a success', async () => {
    answer = failing('fault', 500);
    await pass(MINUTE);
    for (const minutes of [2, 4, 8, 15, 15]) {
      const before = sent.length;
      await pass(minutes * MINUTE - 1);
      expect(sent).toHaveLength(before);
      await pass(1);
      expect(sent).toHaveLength(before + 2);
    }
    answer = answering([]);
    await pass(15 * MINUTE);
    const before = sent.length;
    await pass(MINUTE);
    expect(sent).toHaveLength(before + 2);
  });

  it('is asked for at once after a failure when somebody looks again', async () => {
    answer = failing('fault', 500);
    await pass(MINUTE);
    await look('hidden');
    await look('visible');
    expect(sent).toHaveLength(4);
  });

  it.each([
    ['unauthorized', 401],
    ['refused', 403],
  ] as const)('ends when the server answers %s', async (kind, status) => {
    answer = failing(kind, status);
    await pass(MINUTE);
    await pass(60 * MINUTE);
    await connection('online');
    expect(sent).toHaveLength(2);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('ends with the session, and an answer on its way is told to nobody', async () => {
    const late = Promise.withResolvers<unknown>();
    const list = createActor(quotesMachine, { clock }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    answer = () => late.promise;
    await pass(MINUTE);
    const { data } = list.getSnapshot().context;
    actor.stop();
    late.resolve([]);
    await settled();
    expect(list.getSnapshot().context.data).toBe(data);
    const before = sent.length;
    await pass(60 * MINUTE);
    expect(sent).toHaveLength(before);
    list.stop();
  });

  it('goes on beside a list that the server does not offer', async () => {
    actor.stop();
    begin(true);
    answer = (call) => (call === 'sampleRequests' ? failing('unavailable', 404)(call) : answering([])(call));
    await pass(MINUTE);
    await pass(MINUTE);
    expect(sent).toHaveLength(6);
  });
});

describe('a list on the page (B136)', () => {
  const later = { ...savedQuote, title: 'Casa de los Treviño' };

  it('shows the news without a wait', async () => {
    const list = createActor(quotesMachine, { clock }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    const values: unknown[] = [];
    list.subscribe(({ value }) => values.push(value));
    answer = answering([later]);
    await pass(MINUTE);
    expect(list.getSnapshot().context.data).toEqual([later]);
    expect(new Set(values)).toEqual(new Set(['ready']));
    list.stop();
  });

  it('stays as it is when the news fails', async () => {
    const list = createActor(quotesMachine, { clock }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    answer = failing('fault', 500);
    await pass(MINUTE);
    expect(list.getSnapshot()).toMatchObject({
      value: 'ready',
      context: { data: [savedQuote], error: null },
    });
    list.stop();
  });

  it('is not put back by an answer to what was asked before it loaded again', async () => {
    const list = createActor(quotesMachine, { clock }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    const late = Promise.withResolvers<unknown>();
    answer = () => late.promise;
    await pass(MINUTE);
    answer = answering([later]);
    list.send({ type: 'resource.load', input: {} });
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    late.resolve([savedQuote]);
    await settled();
    expect(list.getSnapshot().context.data).toEqual([later]);
    list.stop();
  });

  it('that is a copy is replaced when the connection returns', async () => {
    keptQuotes.list.keep([savedQuote]);
    answer = failing('unreachable');
    const list = createActor(quotesMachine, { clock }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    expect(gapsOf(list.getSnapshot().context.data)?.keptAt).toBeTypeOf('number');
    await connection('offline');
    answer = answering([later]);
    await connection('online');
    const { data } = list.getSnapshot().context;
    expect(data).toEqual([later]);
    expect(gapsOf(data)).toBeNull();
    list.stop();
  });
});

describe('a quote that is open (B138)', () => {
  it('changes with the news of the list that it is in', async () => {
    answer = (call) => Promise.resolve(call === 'quote' ? savedQuote : [savedQuote]);
    const open = createActor(quoteMachine, {
      clock,
      input: { id: savedQuote.id, timeZone: 'America/Mexico_City' },
    }).start();
    await waitFor(open, (snapshot) => snapshot.matches('status'));
    answer = answering([{ ...savedQuote, status: 'aceptada' }]);
    await pass(MINUTE);
    const { before, quote } = open.getSnapshot().context;
    expect([before?.status, quote?.status]).toEqual([savedQuote.status, 'aceptada']);
    open.stop();
  });
});
