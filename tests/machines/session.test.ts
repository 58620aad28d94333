import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor, type Actor, type EmittedFrom } from 'xstate';
import { machines } from '#machines/index.ts';
import { request } from '#src/api/connection.ts';
import { reportRefusal, watchRefusals } from '#src/api/refusals.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';
import { useOwnClient } from '#tests/support/own-client.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

type Session = Actor<typeof machines.session>;

const KEY = 'user_token';
const browser = useFakeBrowser();
const server = useOwnServer();
useOwnClient();

const ana = { id: 1, active: true, name: 'Ana' };
const beto = { id: 2, active: true, name: 'Beto' };

const unauthenticated = () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });

/** Who each token belongs to, as the server knows it. */
const people: Readonly<Record<string, typeof ana>> = { 'token-ana': ana, 'token-beto': beto };

/** Authorization headers of the calls for the current user. */
let asked: string[] = [];

function answerUsers(): void {
  server.use(
    http.get(`${HOST}/api/login-user`, ({ request: { headers } }) => {
      const bearer = headers.get('authorization') ?? '';
      asked.push(bearer);
      const person = people[bearer.replace('Bearer ', '')];
      return person ? HttpResponse.json({ data: person }) : unauthenticated();
    }),
  );
}

function answerLogin(answer: () => Response | Promise<Response>): void {
  server.use(http.post(`${HOST}/api/login`, answer));
}

let emitted: EmittedFrom<typeof machines.session>[] = [];
let actor: Session;
let clock: SimulatedClock;

/** Starts a page: with the token of an earlier visit, or as a visitor. */
function open(token: string | null): Session {
  if (token !== null) browser().store(KEY, token);
  clock = new SimulatedClock();
  actor = createActor(machines.session, { input: { token }, clock });
  actor.on('*', (event) => emitted.push(event));
  return actor.start();
}

const known = (session: Session) =>
  waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'known' }));
const settled = (session: Session) =>
  waitFor(session, (snapshot) => snapshot.matches({ anonymous: 'settled' }));
/** The token of the next refusal, once the session has heard of it. */
const nextRefusal = () =>
  new Promise<string | null>((resolve) => {
    const end = watchRefusals((token) => {
      end();
      resolve(token);
    });
  });
const endings = () => emitted.filter(({ type }) => type === 'session.ended');

beforeEach(() => {
  emitted = [];
  asked = [];
  answerUsers();
});

afterEach(() => {
  actor.stop();
});

describe('on creation', () => {
  it('a visitor stays one: the current user is asked for with "no token", and its 401 ends nothing', async () => {
    await settled(open(null));
    expect(asked).toEqual(['Bearer no token']);
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, error: null });
    expect(emitted).toEqual([]);
  });

  it('a stored token makes a session at once, and the user comes', async () => {
    open('token-ana');
    expect(actor.getSnapshot().matches({ authenticated: 'loading' })).toBe(true);
    await known(actor);
    expect(actor.getSnapshot().context.user).toMatchObject(ana);
  });

  it.each([
    ['a 401', unauthenticated],
    ['a fault', () => HttpResponse.json({}, { status: 500 })],
    ['a dead server', () => HttpResponse.error()],
    ['HTML', () => HttpResponse.html('<h1>Proxy</h1>')],
  ])('%s for the user leaves the session, without a user', async (_, answer) => {
    server.use(http.get(`${HOST}/api/login-user`, answer));
    open('token-ana');
    await waitFor(actor, (snapshot) => snapshot.matches({ authenticated: 'unknown' }));
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-ana', user: null });
    expect(browser().stored(KEY)).toBe('token-ana');
    expect(endings()).toEqual([]);
    answerUsers();
    actor.send({ type: 'session.reload' });
    await known(actor);
    expect(actor.getSnapshot().context.user).toMatchObject(ana);
  });

  it('waits visibly after 3 s and can be given up after 10 s, still authenticated', () => {
    server.use(http.get(`${HOST}/api/login-user`, () => delay('infinite')));
    open('token-ana');
    clock.increment(2_999);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(false);
    clock.increment(7_000);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(true);
    actor.send({ type: 'session.cancel' });
    expect(actor.getSnapshot().matches({ authenticated: 'unknown' })).toBe(true);
  });
});

describe('login', () => {
  const login = { type: 'session.login', email: 'ana@correo.mx', password: 'secreta-123' } as const;

  it('stores the token, knows the user, says so once and forgets the password', async () => {
    const sent = vi.fn<(bearer: string | null, body: unknown) => void>();
    server.use(
      http.post(`${HOST}/api/login`, async ({ request: call }) => {
        sent(call.headers.get('authorization'), await call.json());
        return HttpResponse.json({ token: 'token-ana', ...ana });
      }),
    );
    await settled(open(null));
    actor.send(login);
    await known(actor);
    expect(sent.mock.calls).toEqual([
      ['Bearer no token', { email: 'ana@correo.mx', password: 'secreta-123' }],
    ]);
    expect(browser().stored(KEY)).toBe('token-ana');
    expect(actor.getSnapshot().context).toMatchObject({
      token: 'token-ana',
      user: ana,
      error: null,
      credentials: { email: '', password: '' },
    });
    expect(emitted).toEqual([{ type: 'session.started' }]);
  });

  it.each([
    ['401', unauthenticated, 'unauthorized'],
    [
      '422',
      () => HttpResponse.json({ message: 'No.', errors: { email: ['No coincide.'] } }, { status: 422 }),
      'invalid',
    ],
    ['a dead server', () => HttpResponse.error(), 'unreachable'],
    ['HTML', () => HttpResponse.html('<h1>Proxy</h1>'), 'broken'],
    ['a wreck of a token', () => HttpResponse.json({ token: 'undefined', user: ana }), 'broken'],
  ])('that fails with %s keeps the error, stores nothing and can be tried again', async (_, answer, kind) => {
    answerLogin(answer);
    await settled(open(null));
    actor.send(login);
    await settled(actor);
    expect(actor.getSnapshot().context.error?.kind).toBe(kind);
    expect(actor.getSnapshot().context.credentials).toEqual({ email: '', password: '' });
    expect(browser().stored(KEY)).toBeNull();
    expect(emitted).toEqual([]);
    answerLogin(() => HttpResponse.json({ token: 'token-ana', user: ana }));
    actor.send(login);
    expect(actor.getSnapshot().context.error).toBeNull();
    await known(actor);
  });

  it('of a second click is one call', async () => {
    const calls = vi.fn<() => void>();
    answerLogin(() => {
      calls();
      return HttpResponse.json({ token: 'token-ana', user: ana });
    });
    await settled(open(null));
    actor.send(login);
    actor.send(login);
    await known(actor);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('that takes for ever is slow at 3 s, cancellable at 10 s, and aborted when given up', async () => {
    const arrived = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    server.use(
      http.post(`${HOST}/api/login`, async ({ request: { signal } }) => {
        signal.addEventListener('abort', () => {
          aborted.resolve();
        });
        arrived.resolve();
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    await settled(open(null));
    actor.send(login);
    await arrived.promise;
    const tags = () =>
      ['waiting', 'slow', 'cancellable'].filter((tag) => [...actor.getSnapshot().tags].includes(tag));
    expect(tags()).toEqual(['waiting']);
    clock.increment(2_999);
    expect(tags()).toEqual(['waiting']);
    clock.increment(1);
    expect(tags()).toEqual(['waiting', 'slow']);
    clock.increment(6_999);
    expect(tags()).toEqual(['waiting', 'slow']);
    clock.increment(1);
    expect(tags()).toEqual(['waiting', 'slow', 'cancellable']);
    actor.send({ type: 'session.cancel' });
    await aborted.promise;
    expect(actor.getSnapshot().matches({ anonymous: 'settled' })).toBe(true);
    expect(actor.getSnapshot().context.error?.kind).toBe('cancelled');
    expect(browser().stored(KEY)).toBeNull();
  });
});

describe('a 401', () => {
  beforeEach(() => {
    server.use(
      http.get(`${HOST}/api/list-users`, unauthenticated),
      http.get(`${HOST}/api/roles`, unauthenticated),
      http.get(`${HOST}/api/catalogs`, unauthenticated),
      http.get(`${HOST}/api/count-cot`, unauthenticated),
      http.get(`${HOST}/api/count-cart`, unauthenticated),
      http.put(`${HOST}/api/login-user`, unauthenticated),
      http.post(`${HOST}/api/login`, unauthenticated),
    );
  });

  it('of five calls at once ends the session once', async () => {
    await known(open('token-ana'));
    const calls = ['users', 'roles', 'catalogs', 'countQuotes', 'users'] as const;
    const answers = await Promise.allSettled(calls.map((call) => request(call, {})));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    expect(actor.getSnapshot().value).toBe('expired');
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null });
    expect(browser().stored(KEY)).toBeNull();
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'expired' }]);
  });

  it('of updateProfile ends it too, although it shares its path with the current user', async () => {
    await known(open('token-ana'));
    const profile = { name: '', email: '', phone: '', state_id: null, municipality_id: null };
    await expect(request('updateProfile', profile)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(actor.getSnapshot().value).toBe('expired');
  });

  it('of currentUser, countCart and login leaves it', async () => {
    await known(open('token-ana'));
    server.use(http.get(`${HOST}/api/login-user`, unauthenticated));
    for (const call of [
      request('currentUser', {}),
      request('countCart', {}),
      request('login', { email: '', password: '' }),
    ]) {
      await expect(call).rejects.toMatchObject({ kind: 'unauthorized' });
    }
    expect(actor.getSnapshot().matches({ authenticated: 'known' })).toBe(true);
    expect(browser().stored(KEY)).toBe('token-ana');
    expect(endings()).toEqual([]);
  });

  it('that comes late, of an older token, does nothing', async () => {
    const late = Promise.withResolvers<void>();
    server.use(
      http.get(`${HOST}/api/roles`, async () => {
        await late.promise;
        return unauthenticated();
      }),
    );
    await known(open('token-ana'));
    const refusal = request('roles', {}).catch(() => undefined);
    await vi.waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    browser().otherTab(KEY, 'token-beto');
    await known(actor);
    late.resolve();
    await refusal;
    expect(actor.getSnapshot().matches({ authenticated: 'known' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: beto });
    expect(browser().stored(KEY)).toBe('token-beto');
    expect(endings()).toEqual([]);
  });

  it('leaves the token that another tab has stored meanwhile', async () => {
    await known(open('token-ana'));
    browser().store(KEY, 'token-beto');
    await request('users', {}, { token: 'token-ana' }).catch(() => undefined);
    expect(actor.getSnapshot().value).toBe('expired');
    expect(browser().stored(KEY)).toBe('token-beto');
    browser().otherTab(KEY, 'token-beto');
    await known(actor);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: beto });
  });

  it('after which a person logs in again starts a session', async () => {
    await known(open('token-ana'));
    await request('users', {}).catch(() => undefined);
    answerLogin(() => HttpResponse.json({ token: 'token-beto', user: beto }));
    actor.send({ type: 'session.login', email: 'beto@correo.mx', password: 'x' });
    await known(actor);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: beto });
    expect(emitted).toEqual([
      { type: 'session.started' },
      { type: 'session.ended', reason: 'expired' },
      { type: 'session.started' },
    ]);
  });

  it('is heard no more once the page is gone', async () => {
    await known(open('token-ana'));
    actor.stop();
    reportRefusal('token-ana');
    browser().otherTab(KEY, null);
    expect(endings()).toEqual([]);
  });
});

describe('another tab', () => {
  it('that logs somebody else in: their user is loaded, the old one dropped at once', async () => {
    await known(open('token-ana'));
    browser().otherTab(KEY, 'token-beto');
    expect(actor.getSnapshot().matches({ authenticated: 'loading' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: null });
    await known(actor);
    expect(asked).toEqual(['Bearer token-ana', 'Bearer token-beto']);
    expect(actor.getSnapshot().context.user).toMatchObject(beto);
  });

  it('that logs in: a visitor is in too', async () => {
    await settled(open(null));
    browser().otherTab(KEY, 'token-ana');
    await known(actor);
    expect(actor.getSnapshot().context.user).toMatchObject(ana);
    expect(emitted).toEqual([{ type: 'session.started' }]);
  });

  it.each([
    ['removes the token', KEY],
    ['clears all storage', null],
  ])('that %s ends the session here', async (_, key) => {
    await known(open('token-ana'));
    browser().otherTab(key, null);
    expect(actor.getSnapshot().matches({ anonymous: 'settled' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null });
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'elsewhere' }]);
  });

  it('that stores the same token changes nothing', async () => {
    await known(open('token-ana'));
    browser().otherTab(KEY, 'token-ana');
    expect(actor.getSnapshot().matches({ authenticated: 'known' })).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('whose user answers late never shows the user of before', async () => {
    const late = Promise.withResolvers<void>();
    server.use(
      http.get(`${HOST}/api/login-user`, async ({ request: { headers } }) => {
        if (headers.get('authorization') === 'Bearer token-beto') return HttpResponse.json(beto);
        await late.promise;
        return HttpResponse.json(ana);
      }),
    );
    open('token-ana');
    browser().otherTab(KEY, 'token-beto');
    await known(actor);
    late.resolve();
    await request('currentUser', {}, { token: 'token-ana' });
    expect(actor.getSnapshot().context.user).toMatchObject(beto);
  });
});

describe('logout', () => {
  const logouts = (answer: () => Response | Promise<Response>) => {
    const bearers: string[] = [];
    const arrived = Promise.withResolvers<void>();
    server.use(
      http.post(`${HOST}/api/logout-user`, ({ request: { headers } }) => {
        bearers.push(headers.get('authorization') ?? '');
        arrived.resolve();
        return answer();
      }),
    );
    return { bearers, arrived: arrived.promise };
  };

  it.each([
    ['answers', () => HttpResponse.json({ message: 'Hasta luego.' })],
    ['is down', () => HttpResponse.error()],
    ['is silent', () => delay('infinite').then(() => HttpResponse.json({}))],
    ['says 500 in HTML', () => HttpResponse.html('<h1>Oops</h1>', { status: 500 })],
  ])('while the server %s ends the session at once; the call left with its token', async (_, answer) => {
    const { bearers, arrived } = logouts(answer);
    await known(open('token-ana'));
    actor.send({ type: 'session.logout' });
    expect(actor.getSnapshot().matches({ anonymous: 'settled' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, error: null });
    expect(browser().stored(KEY)).toBeNull();
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'logout' }]);
    await arrived;
    expect(bearers).toEqual(['Bearer token-ana']);
  });

  it('of a second click is one call', async () => {
    const { bearers, arrived } = logouts(() => HttpResponse.json({}));
    await known(open('token-ana'));
    actor.send({ type: 'session.logout' });
    actor.send({ type: 'session.logout' });
    await arrived;
    expect(bearers).toHaveLength(1);
    expect(endings()).toHaveLength(1);
  });

  it('answered with 401 ends nothing a second time', async () => {
    logouts(unauthenticated);
    await known(open('token-ana'));
    const refusal = nextRefusal();
    actor.send({ type: 'session.logout' });
    expect(await refusal).toBe('token-ana');
    expect(actor.getSnapshot().matches({ anonymous: 'settled' })).toBe(true);
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'logout' }]);
  });

  it('answered with 401 after the next login leaves that session', async () => {
    const late = Promise.withResolvers<void>();
    const { arrived } = logouts(() => late.promise.then(unauthenticated));
    answerLogin(() => HttpResponse.json({ token: 'token-beto', user: beto }));
    await known(open('token-ana'));
    actor.send({ type: 'session.logout' });
    await arrived;
    actor.send({ type: 'session.login', email: 'beto@correo.mx', password: 'x' });
    await known(actor);
    const refusal = nextRefusal();
    late.resolve();
    expect(await refusal).toBe('token-ana');
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: beto });
  });

  it('leaves nothing of a request that was open', async () => {
    const { arrived } = logouts(() => HttpResponse.json({}));
    server.use(http.get(`${HOST}/api/login-user`, () => delay('infinite')));
    open('token-ana');
    actor.send({ type: 'session.logout' });
    await arrived;
    expect(Object.keys(actor.getSnapshot().children)).not.toContain('currentUser');
    expect(actor.getSnapshot().context.user).toBeNull();
  });
});
