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

/** The server's tokens and the users that they belong to. */
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
/** Resolves with the token of the next 401 that the session receives. */
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
  it('the current user is loaded for a visitor too, with "no token", and a 401 changes nothing (B33, B35)', async () => {
    await settled(open(null));
    expect(asked).toEqual(['Bearer no token']);
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, error: null });
    expect(emitted).toEqual([]);
  });

  it('a stored token is a session before the user is known (B31, B33)', async () => {
    open('token-ana');
    expect(actor.getSnapshot().matches({ authenticated: 'loading' })).toBe(true);
    await known(actor);
    expect(actor.getSnapshot().context.user).toMatchObject(ana);
  });

  it.each([
    ['a 401', unauthenticated],
    ['a fault', () => HttpResponse.json({}, { status: 500 })],
    ['an unreachable server', () => HttpResponse.error()],
    ['HTML', () => HttpResponse.html('<h1>Proxy</h1>')],
  ])('%s for the user keeps the session, without a user (B31, B35)', async (_, answer) => {
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

  it('the load is slow after 3 s and cancellable after 10 s, and the session stays authenticated', () => {
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

  it('stores the token, loads the user, emits one event and drops the password (B30)', async () => {
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
    ['an unreachable server', () => HttpResponse.error(), 'unreachable'],
    ['HTML', () => HttpResponse.html('<h1>Proxy</h1>'), 'broken'],
    ['an unusable token', () => HttpResponse.json({ token: 'undefined', user: ana }), 'broken'],
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

  it('makes one call for two clicks', async () => {
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

  it('is slow after 3 s, cancellable after 10 s, and aborted when cancelled (B67, B68)', async () => {
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

  it('of five calls at once removes the token and ends the session once (B36, B40)', async () => {
    await known(open('token-ana'));
    const calls = ['users', 'roles', 'catalogs', 'countQuotes', 'users'] as const;
    const answers = await Promise.allSettled(calls.map((call) => request(call, {})));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    expect(actor.getSnapshot().value).toBe('expired');
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null });
    expect(browser().stored(KEY)).toBeNull();
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'expired', person: 1 }]);
  });

  it('of a visitor asks for a login, and ends no session (B37)', async () => {
    await settled(open(null));
    await request('users', {}).catch(() => undefined);
    expect(actor.getSnapshot().value).toBe('refused');
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'visitor', person: null }]);
    answerLogin(() => HttpResponse.json({ token: 'token-ana', user: ana }));
    actor.send({ type: 'session.login', email: 'ana@correo.mx', password: 'x' });
    await known(actor);
  });

  it('of a person who is not known yet names nobody', async () => {
    server.use(http.get(`${HOST}/api/login-user`, () => delay('infinite')));
    open('token-ana');
    await request('users', {}).catch(() => undefined);
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'expired', person: null }]);
  });

  it('of updateProfile ends the session, although it shares its path with currentUser (B39)', async () => {
    await known(open('token-ana'));
    const profile = { name: '', email: '', phone: '', state_id: null, municipality_id: null };
    await expect(request('updateProfile', profile)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(actor.getSnapshot().value).toBe('expired');
  });

  it('of currentUser, countCart and login keeps the session (B38)', async () => {
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

  it('that arrives late, for an older token, does not end the newer session (B41)', async () => {
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
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'elsewhere', person: 1 }]);
  });

  it('keeps the token that another tab has stored meanwhile', async () => {
    await known(open('token-ana'));
    browser().store(KEY, 'token-beto');
    await request('users', {}, { token: 'token-ana' }).catch(() => undefined);
    expect(actor.getSnapshot().value).toBe('expired');
    expect(browser().stored(KEY)).toBe('token-beto');
    browser().otherTab(KEY, 'token-beto');
    await known(actor);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: beto });
  });

  it('is followed by a new session when the person logs in again', async () => {
    await known(open('token-ana'));
    await request('users', {}).catch(() => undefined);
    answerLogin(() => HttpResponse.json({ token: 'token-beto', user: beto }));
    actor.send({ type: 'session.login', email: 'beto@correo.mx', password: 'x' });
    await known(actor);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: beto });
    expect(emitted).toEqual([
      { type: 'session.started' },
      { type: 'session.ended', reason: 'expired', person: 1 },
      { type: 'session.started' },
    ]);
  });

  it('is ignored after the page has stopped the session', async () => {
    await known(open('token-ana'));
    actor.stop();
    reportRefusal('token-ana');
    browser().otherTab(KEY, null);
    expect(endings()).toEqual([]);
  });
});

describe('another tab', () => {
  it('that logs in a different person loads their user and drops the old one at once', async () => {
    await known(open('token-ana'));
    browser().otherTab(KEY, 'token-beto');
    expect(actor.getSnapshot().matches({ authenticated: 'loading' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'token-beto', user: null });
    await known(actor);
    expect(asked).toEqual(['Bearer token-ana', 'Bearer token-beto']);
    expect(actor.getSnapshot().context.user).toMatchObject(beto);
    expect(emitted).toEqual([
      { type: 'session.started' },
      { type: 'session.ended', reason: 'elsewhere', person: 1 },
      { type: 'session.started' },
    ]);
  });

  it('that logs in starts a session for a visitor here', async () => {
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
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'elsewhere', person: 1 }]);
  });

  it('that stores the same token changes nothing', async () => {
    await known(open('token-ana'));
    browser().otherTab(KEY, 'token-ana');
    expect(actor.getSnapshot().matches({ authenticated: 'known' })).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('that changes the person never shows the old user, even when the new one arrives late', async () => {
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
  ])(
    'ends the session at once while the server %s; the call carries the token (B48, B49)',
    async (_, answer) => {
      const { bearers, arrived } = logouts(answer);
      await known(open('token-ana'));
      actor.send({ type: 'session.logout' });
      expect(actor.getSnapshot().matches({ anonymous: 'settled' })).toBe(true);
      expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, error: null });
      expect(browser().stored(KEY)).toBeNull();
      expect(endings()).toEqual([{ type: 'session.ended', reason: 'logout', person: 1 }]);
      await arrived;
      expect(bearers).toEqual(['Bearer token-ana']);
    },
  );

  it('makes one call for two clicks', async () => {
    const { bearers, arrived } = logouts(() => HttpResponse.json({}));
    await known(open('token-ana'));
    actor.send({ type: 'session.logout' });
    actor.send({ type: 'session.logout' });
    await arrived;
    expect(bearers).toHaveLength(1);
    expect(endings()).toHaveLength(1);
  });

  it('that is answered with 401 does not end the session a second time', async () => {
    logouts(unauthenticated);
    await known(open('token-ana'));
    const refusal = nextRefusal();
    actor.send({ type: 'session.logout' });
    expect(await refusal).toBe('token-ana');
    expect(actor.getSnapshot().matches({ anonymous: 'settled' })).toBe(true);
    expect(endings()).toEqual([{ type: 'session.ended', reason: 'logout', person: 1 }]);
  });

  it('that is answered with 401 after the next login keeps the new session', async () => {
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

  it('aborts the open request (B51)', async () => {
    const { arrived } = logouts(() => HttpResponse.json({}));
    server.use(http.get(`${HOST}/api/login-user`, () => delay('infinite')));
    open('token-ana');
    actor.send({ type: 'session.logout' });
    await arrived;
    expect(Object.keys(actor.getSnapshot().children)).not.toContain('currentUser');
    expect(actor.getSnapshot().context.user).toBeNull();
  });
});
