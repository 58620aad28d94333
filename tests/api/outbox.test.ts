import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { sendOutbox, type OutboxNews } from '#src/api/send-outbox.ts';
import { OUTBOX, ownKey } from '#src/api/stored/names.ts';
import {
  canOpen,
  changeOutbox,
  EMPTY_OUTBOX,
  readOutbox,
  watchOutbox,
  withoutRefused,
  withoutUnread,
  withUnsent,
  type Unsent,
} from '#src/api/stored/outbox-store.ts';
import {
  hasOutbox,
  removeExpiredToken,
  removeToken,
  writePerson,
  writeToken,
} from '#src/api/stored/session-store.ts';
import { savedQuote, seenPrice, window } from '#stories/charts/samples/quotes-samples.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

type Values = InputOf<'saveQuote'>;

const ERNESTO = 2;
const LUCIA = 3;

const browser = useFakeBrowser();

const unsent = (key: string, changes: Partial<Values> = {}): Unsent => ({
  key,
  at: 1_000,
  folio: null,
  values: {
    id: 'casa',
    revision: null,
    title: key,
    client: { name: '', phone: '', email: '' },
    margin_bp: null,
    windows: [window],
    ...seenPrice,
    ...changes,
  },
  refusal: null,
});

const add = (entry: Unsent) => changeOutbox(ERNESTO, (outbox) => withUnsent(outbox, entry));

let received: Values[] = [];
/** What the server does with each call, in order; it saves when the list is used up. */
let refusals: (ApiError | null)[] = [];
let during: () => void = () => undefined;
let news: OutboxNews[] = [];

/** A server that counts revisions. */
function save(values: Values) {
  received.push(values);
  during();
  const refusal = refusals.shift() ?? null;
  if (refusal !== null) throw refusal;
  return { ...savedQuote, id: values.id, revision: (values.revision ?? 0) + 1 };
}

const failure = (kind: ApiError['kind'], status?: number, body?: unknown) =>
  new ApiError({ kind, call: 'saveQuote', status, body });
const otherPrice = failure('invalid', 422, { errors: { total_centavos: ['Los precios cambiaron.'] } });

beforeEach(() => {
  received = [];
  refusals = [];
  during = () => undefined;
  connect({
    request: async (_, input) => Promise.resolve(save(input as never) as never),
    download: () => Promise.reject(new Error('nothing is downloaded')),
  });
});

/** Sends the outbox, and returns what it tells. */
async function send(): Promise<OutboxNews['type'][]> {
  news = [];
  await sendOutbox({
    person: ERNESTO,
    signal: new AbortController().signal,
    tell: (one) => news.push(one),
  });
  return news.map(({ type }) => type);
}

describe('sending the outbox', () => {
  it('saves all quotes in their order, each once, and later versions of a quote on top of it (W08)', async () => {
    add(unsent('primera'));
    add(unsent('otra', { id: 'oficina' }));
    add(unsent('segunda'));
    expect(await send()).toEqual(['outbox.delivered', 'outbox.delivered', 'outbox.delivered']);
    expect(received.map(({ title, revision }) => [title, revision])).toEqual([
      ['primera', null],
      ['otra', null],
      ['segunda', 1],
    ]);
    expect(readOutbox(ERNESTO).unsent).toEqual([]);
    expect(readOutbox(ERNESTO).sent.map(({ id, revision }) => [id, revision])).toEqual([
      ['oficina', 1],
      ['casa', 2],
    ]);
    expect(await send()).toEqual([]);
  });

  it.each([
    failure('unreachable'),
    failure('throttled', 429),
    failure('unauthorized', 401),
    new ApiError({ kind: 'fault', call: 'saveQuote', status: 503, retryAfterMs: 60_000 }),
  ])(
    'stops after a failure of all calls, and repeats the same content before anything else: $message (W08)',
    async (error) => {
      add(unsent('primera'));
      add(unsent('otra', { id: 'oficina' }));
      refusals = [error];
      expect(await send()).toEqual(['outbox.failed']);
      expect(news.at(-1)).toMatchObject({ error });
      expect(readOutbox(ERNESTO).unsent).toHaveLength(2);
      expect(await send()).toHaveLength(2);
      expect(received[1]).toEqual(received[0]);
      expect(received).toHaveLength(3);
    },
  );

  it.each([failure('fault', 500), failure('broken')])(
    'sends the others before a quote that the server fails to answer, and its versions in their order: $message (W08)',
    async (error) => {
      add(unsent('primera'));
      add(unsent('otra', { id: 'oficina' }));
      add(unsent('segunda'));
      refusals = [error];
      expect(await send()).toEqual(['outbox.delivered', 'outbox.failed']);
      expect(received.map(({ title }) => title)).toEqual(['primera', 'otra']);
      refusals = [error];
      expect(await send()).toEqual(['outbox.failed']);
      expect(await send()).toEqual(['outbox.delivered', 'outbox.delivered']);
      expect(received.slice(2)).toMatchObject([received[0], received[0], { title: 'segunda', revision: 1 }]);
      expect(readOutbox(ERNESTO).unsent).toEqual([]);
    },
  );

  it('keeps a quote with its refusal, goes on with the others, and does not send it again (W09)', async () => {
    add(unsent('primera'));
    add(unsent('otra', { id: 'oficina' }));
    refusals = [otherPrice];
    expect(await send()).toEqual(['outbox.declined', 'outbox.delivered']);
    expect(readOutbox(ERNESTO).unsent).toMatchObject([
      { key: 'primera', refusal: { kind: 'invalid', status: 422 } },
    ]);
    expect(await send()).toEqual([]);
    add(unsent('con el precio de hoy', { total_centavos: 1 }));
    expect(readOutbox(ERNESTO).unsent).toMatchObject([{ key: 'con el precio de hoy', refusal: null }]);
  });

  it('forgets a refused version when a later one waits, or another way saved the quote (W09)', async () => {
    add(unsent('primera'));
    add(unsent('segunda'));
    refusals = [otherPrice, failure('refused', 409)];
    await send();
    expect(readOutbox(ERNESTO).unsent).toMatchObject([{ key: 'segunda', refusal: { status: 409 } }]);
    changeOutbox(ERNESTO, (outbox) => withoutRefused(outbox, 'casa'));
    expect(readOutbox(ERNESTO)).toEqual(EMPTY_OUTBOX);
    expect(browser().stored(ownKey(OUTBOX, ERNESTO))).toBeNull();
  });

  it('sends a stored quote with the same content as at first (W08)', async () => {
    const { values } = unsent('primera');
    add(unsent('primera'));
    await send();
    expect(JSON.stringify(received[0])).toBe(JSON.stringify(values));
  });

  it('keeps a content once that is saved twice', () => {
    add(unsent('primera'));
    add({ ...unsent('primera'), key: 'otra vez' });
    expect(readOutbox(ERNESTO).unsent).toHaveLength(1);
  });

  it('writes nothing after a logout in the middle of it (W10)', async () => {
    writePerson(ERNESTO);
    add(unsent('primera'));
    during = removeToken;
    expect(await send()).toEqual([]);
    expect(browser().stored(ownKey(OUTBOX, ERNESTO))).toBeNull();
  });
});

describe('the outbox', () => {
  it.each([
    ['expired, for the same person', removeExpiredToken, 1],
    ['was ended by a logout', removeToken, 0],
    [
      'is replaced by another',
      () => {
        writeToken('2|otra');
      },
      1,
    ],
  ] as const)('stays with the person, but for a logout: a session that %s (W10)', (_, end, left) => {
    writePerson(ERNESTO);
    add(unsent('primera'));
    expect(hasOutbox()).toBe(true);
    end();
    // Who is logged in is not known any more.
    expect(hasOutbox()).toBe(false);
    expect(readOutbox(ERNESTO).unsent).toHaveLength(left);
    expect(readOutbox(LUCIA)).toEqual(EMPTY_OUTBOX);
  });

  it('is told to all listeners of the person, also from another tab', () => {
    const told: number[] = [];
    const stop = watchOutbox(ERNESTO, (outbox) => told.push(outbox.unsent.length));
    add(unsent('primera'));
    changeOutbox(LUCIA, (outbox) => withUnsent(outbox, unsent('suya')));
    browser().otherTab(ownKey(OUTBOX, ERNESTO), null);
    browser().otherTab('otra-clave', 'algo');
    stop();
    add(unsent('segunda'));
    expect(told).toEqual([0, 1, 0]);
  });

  it('refuses what does not fit, and keeps what it holds (W12)', () => {
    add(unsent('primera'));
    browser().broken.set('setItem', new DOMException('full', 'QuotaExceededError'));
    expect(add(unsent('segunda'))).toBe(false);
    expect(readOutbox(ERNESTO).unsent).toMatchObject([{ key: 'primera' }]);
  });

  /** As version 1 stored it. */
  const first = (...entries: readonly unknown[]) => JSON.stringify({ version: 1, unsent: entries, sent: [] });
  const store = (text: string) => {
    browser().store(ownKey(OUTBOX, ERNESTO), text);
  };

  it.each([
    ['cut', '{"version":1,"unsent":[{"key":"primera","at":1'],
    ['of a newer version', '{"version":3,"boxes":[{"key":"primera"}]}'],
    ['with an entry that lacks its values', first({ key: 'primera', at: 1, folio: null, refusal: null })],
  ])('that is %s is set aside, and the next save keeps it', (_, text) => {
    store(text);
    expect(readOutbox(ERNESTO)).toMatchObject({ unsent: [], sent: [], unread: [{}] });
    const { unread } = readOutbox(ERNESTO);
    expect(add(unsent('segunda'))).toBe(true);
    expect(readOutbox(ERNESTO)).toMatchObject({ unsent: [{ key: 'segunda' }], unread });
    expect(browser().stored(ownKey(OUTBOX, ERNESTO))).toContain('primera');
    changeOutbox(ERNESTO, withoutUnread);
    expect(readOutbox(ERNESTO)).toMatchObject({ unsent: [{ key: 'segunda' }], unread: [] });
  });

  it('of version 1 is read, with the entries beside one that cannot be read', () => {
    store(first(unsent('primera'), { key: 'rota' }, unsent('segunda')));
    expect(readOutbox(ERNESTO)).toMatchObject({
      unsent: [{ key: 'primera' }, { key: 'segunda' }],
      unread: [{ version: 2, items: [{ state: 'unsent', quote: { key: 'rota' } }] }],
    });
  });

  it('sends a quote of an earlier build that lacks what the API asks for today: the server judges it', async () => {
    const { margin_bp: _, ...values } = unsent('primera').values;
    store(first({ key: 'primera', at: 1, values: { ...values, windows: [{ key: 'a' }] } }));
    refusals = [otherPrice];
    expect(await send()).toEqual(['outbox.declined']);
    expect(received).toEqual([{ ...values, windows: [{ key: 'a' }] }]);
    const [refused] = readOutbox(ERNESTO).unsent;
    expect(refused).toMatchObject({ key: 'primera', refusal: { status: 422 } });
    expect(refused !== undefined && canOpen(refused)).toBe(false);
  });

  it('asks the browser not to remove what waits', () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    vi.stubGlobal('navigator', { storage: { persist } });
    add(unsent('primera'));
    add(unsent('primera'));
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
