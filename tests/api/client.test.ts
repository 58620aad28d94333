import axios from 'axios';
import * as fc from 'fast-check';
import { delay, http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Client, type ClientOptions } from '#src/api/client.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { gapsOf } from '#src/api/gaps.ts';
import { nullIfSilent } from '#src/api/replies/null-if-silent.ts';
import { bodyOf } from '#tests/fixtures/fixture.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { specifiedCalls } from '#tests/support/documents/specified-calls.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';
import { RUNS } from '#tests/support/runs.ts';

const server = useOwnServer();

let token: string | null = null;
let refused: (string | null)[] = [];
let client: Client;

const newClient = (options: Partial<ClientOptions> = {}) =>
  createClient({
    apiHost: HOST,
    readToken: () => token,
    onUnauthorized: (value) => refused.push(value),
    ...options,
  });

beforeEach(() => {
  token = null;
  refused = [];
  client = newClient();
});

/** A request that the server received. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

/** Answers every request with this, and lists the requests. */
function answerAll(
  answer: (request: StrictRequest<DefaultBodyType>) => Response | Promise<Response>,
): Seen[] {
  const seen: Seen[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      seen.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        text: await request.clone().text(),
      });
      return answer(request);
    }),
  );
  return seen;
}

const ok = (body: DefaultBodyType) => () => HttpResponse.json(body);
const text =
  (body: string, init: ResponseInit = {}) =>
  () =>
    new HttpResponse(body, init);
const html = (status: number) => () =>
  new HttpResponse('<!doctype html><title>Proxy</title><h1>Oops</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** An answer whose connection breaks after its first bytes. */
function cutShort(status: number, afterMs: number): HttpResponse<DefaultBodyType> {
  const bytes = new TextEncoder().encode('[{"id": 1, "na');
  let sent = false;
  const body = new ReadableStream({
    async pull(controller) {
      if (sent) {
        await delay(afterMs);
        controller.error(new Error('cut'));
      } else controller.enqueue(bytes);
      sent = true;
    },
  });
  return new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } });
}

/** The error that a call rejects with. */
async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new TypeError(`rejected with ${String(error)}`);
  return error;
}

const user = { id: 7, active: true };
const picture = new File(['PNG'], 'yo.png', { type: 'image/png' });

describe('the idempotency key', () => {
  const quote = fixtures.saveQuote.input;

  it('is the same for the same content, and another for any change (B97)', async () => {
    const seen = answerAll(text('', { status: 500 }));
    for (const changes of [{}, {}, { title: 'Otra' }, { revision: 7 }, { id: 'otra' }]) {
      await failureOf(client.request('saveQuote', { ...quote, ...changes }));
    }
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
  });

  it('is another for each call where the connection is not secure', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const seen = answerAll(text('', { status: 500 }));
    await failureOf(client.request('saveQuote', quote));
    await failureOf(client.request('saveQuote', quote));
    const [one, other] = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
  });

  it('belongs only to calls that save', async () => {
    const seen = answerAll(ok(user));
    await client.request('currentUser', {});
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('the bearer', () => {
  it('is "Bearer no token" until a token is stored, then that token with every next call (B27, B28, B29)', async () => {
    const seen = answerAll(ok([]));
    await client.request('states', {});
    token = '1|abc';
    await client.request('states', {});
    token = '2|def';
    await client.request('states', {});
    token = null;
    await client.request('states', {});
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer no token',
      'Bearer 1|abc',
      'Bearer 2|def',
      'Bearer no token',
    ]);
  });

  it('can be the token of a session that is ending', async () => {
    const seen = answerAll(text(''));
    await client.request('logout', {}, { token: '1|old' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer 1|old');
  });

  it('is sent only to the host of the API, without cookies (B13)', async () => {
    const seen = answerAll(ok([]));
    token = 'secret';
    await client.request('municipalities', { id: 19 });
    expect(seen.map(({ url }) => new URL(url).origin)).toEqual([HOST]);
    expect(seen[0]?.headers.get('cookie')).toBeNull();
    expect(seen[0]?.url).not.toContain('secret');
  });

  it('is not sent to another host by a redirect', async () => {
    const elsewhere: string[] = [];
    server.use(
      http.get(`${HOST}/api/states`, () => HttpResponse.redirect('https://otro.ejemplo.mx/api/states', 302)),
      http.get('https://otro.ejemplo.mx/api/states', ({ request }) => {
        elsewhere.push(request.headers.get('authorization') ?? 'none');
        return HttpResponse.json([]);
      }),
    );
    token = 'secret';
    await client.request('states', {}).catch(() => undefined);
    expect(elsewhere.filter((bearer) => bearer !== 'none')).toEqual([]);
  });
});

describe('a request', () => {
  const parseJson = (content: string): unknown => JSON.parse(content);

  /** What a call sends, beside what the specification says; of a multipart body, only that it is one. */
  async function exchange(name: CallName) {
    const fixture = fixtures[name];
    const seen = answerAll(text(JSON.stringify(fixture.reply.sample)));
    await client.request(name, fixture.input);
    const arrived = seen.map(({ method, url, headers, text: content }) => ({
      sent: `${method} ${url.replace(HOST, '')}`,
      accept: headers.get('accept'),
      body:
        headers.get('content-type')?.startsWith('multipart/') === true
          ? 'multipart'
          : content === ''
            ? null
            : parseJson(content),
    }));
    const body = contract[name].body === 'multipart' ? 'multipart' : bodyOf(fixture);
    return { arrived, specified: [{ sent: fixture.sends, accept: 'application/json', body }] };
  }

  it.each(specifiedCalls)('$number: $name', async ({ name }) => {
    const { arrived, specified } = await exchange(name);
    expect(arrived).toEqual(specified);
  });

  it.each(callNames.filter((name) => contract[name].assumed !== 'no'))(
    'of the assumed call %s',
    async (name) => {
      const { arrived, specified } = await exchange(name);
      expect(arrived).toEqual(specified);
    },
  );

  it('sends the picture as the multipart field "image", under its own name and type (C15)', async () => {
    const seen = answerAll(ok(user));
    await client.request('uploadProfileImage', { image: picture });
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; *boundary=/);
    expect(seen[0]?.text).toMatch(
      /Content-Disposition: form-data; name="image"; filename="yo\.png"\r\nContent-Type: image\/png\r\n\r\nPNG\r\n/i,
    );
    expect(seen[0]?.text.match(/Content-Disposition/gi)).toHaveLength(1);
  });

  it('has no timeout (K02)', async () => {
    const create = vi.spyOn(axios, 'create');
    newClient();
    expect(create.mock.calls[0]?.[0]?.timeout).toBe(0);
    create.mockRestore();
  });

  it("goes to the page's origin when the host is empty (F11)", async () => {
    const create = vi.spyOn(axios, 'create');
    newClient({ apiHost: '' });
    expect(create.mock.calls[0]?.[0]?.baseURL).toBe('');
    create.mockRestore();
  });
});

describe('a path parameter', () => {
  const ask = async (id: string) => {
    const seen = answerAll(ok([]));
    // A value that the types forbid, but a defect elsewhere could pass.
    await client.request('municipalities', { id: id as unknown as number });
    return new URL(seen[0]?.url ?? '');
  };

  it.each([
    'https://malo.ejemplo.mx/',
    '//malo.ejemplo.mx',
    '/../../admin',
    '..',
    '.',
    '%2e%2e',
    '../login-user',
    '19?x=1',
    '19#x',
    '\\\\malo',
    '@malo.ejemplo.mx',
  ])('%s remains one segment of the path', async (id) => {
    const url = await ask(id);
    expect(url.origin).toBe(HOST);
    expect(url.search).toBe('');
    expect(url.pathname.split('/').slice(0, 3)).toEqual(['', 'api', 'municipality']);
    expect(url.pathname.split('/')).toHaveLength(4);
  });

  it('with any text remains one segment of the path', async () => {
    const seen = answerAll(ok([]));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (id) => {
        seen.length = 0;
        await client.request('municipalities', { id: id as unknown as number });
        const url = new URL(seen[0]?.url ?? '');
        expect(url.origin).toBe(HOST);
        expect(url.pathname.startsWith('/api/municipality/')).toBe(true);
        expect(url.pathname.split('/')).toHaveLength(4);
      }),
      { numRuns: Math.min(RUNS, 200) },
    );
  });
});

describe('a failed call', () => {
  it('without an answer is unreachable', async () => {
    answerAll(() => HttpResponse.error());
    const error = await failureOf(client.request('states', {}));
    expect(error).toMatchObject({
      kind: 'unreachable',
      call: 'states',
      status: undefined,
      serverMessage: null,
    });
  });

  it.each([200, 401, 422, 500])(
    'with a connection cut within the body of a %i is unreachable',
    async (status) => {
      for (const afterMs of [0, 10]) {
        answerAll(() => cutShort(status, afterMs));
        const error = await failureOf(client.request('states', {}));
        expect(error).toMatchObject({ kind: 'unreachable', status: undefined, body: undefined });
      }
      expect(refused).toEqual([]);
    },
  );

  it('is cancelled when it is aborted, before it is sent and while it waits', async () => {
    const seen = answerAll(async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    });
    const gone = await failureOf(client.request('states', {}, { signal: AbortSignal.abort() }));
    expect(gone.kind).toBe('cancelled');
    const controller = new AbortController();
    const waiting = failureOf(client.request('states', {}, { signal: controller.signal }));
    await vi.waitFor(() => {
      expect(seen).toHaveLength(1);
    });
    controller.abort();
    expect((await waiting).kind).toBe('cancelled');
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'refused'],
    [405, 'refused'],
    [409, 'refused'],
    [419, 'refused'],
    [429, 'throttled'],
    [400, 'refused'],
    [422, 'invalid'],
    [500, 'fault'],
    [502, 'fault'],
    [503, 'fault'],
  ] as const)(
    "with status %i is %s, with the server's message and its unchanged body (B62)",
    async (status, kind) => {
      const body = { message: 'No se puede.', extra: { a: 1 } };
      answerAll(() => HttpResponse.json(body, { status }));
      const error = await failureOf(client.request('users', {}));
      expect(error).toMatchObject({
        kind,
        status,
        call: 'users',
        body,
        serverMessage: 'No se puede.',
        fields: {},
      });
      expect(error.message).toContain(`users: ${kind} (${String(status)})`);
    },
  );

  it.each([
    ['45', 429, 45_000],
    ['pronto', 429, 60_000],
    [null, 429, null],
    ['45', 503, 45_000],
    [null, 503, null],
    ['45', 403, null],
  ])('with Retry-After %j and status %i tells a wait of %j ms', async (header, status, retryAfterMs) => {
    answerAll(() =>
      HttpResponse.json({}, { status, headers: header === null ? {} : { 'Retry-After': header } }),
    );
    expect(await failureOf(client.request('users', {}))).toMatchObject({ status, retryAfterMs });
  });

  it.each([400, 409, 422])(
    'with status %i that names fields is invalid, with their messages (B62)',
    async (status) => {
      answerAll(() =>
        HttpResponse.json(
          { message: 'Revisa.', errors: { email: ['Ya existe.', 'No sirve.'], name: 'Falta.' } },
          { status },
        ),
      );
      const error = await failureOf(client.request('register', fixtures.register.input));
      expect(error.kind).toBe('invalid');
      expect(error.serverMessage).toBe('Revisa.');
      expect(error.fields).toEqual({ email: ['Ya existe.', 'No sirve.'], name: ['Falta.'] });
    },
  );

  it.each([401, 403, 422, 500])('with status %i as HTML has no message for the person', async (status) => {
    answerAll(html(status));
    const error = await failureOf(client.request('users', {}));
    expect(error).toMatchObject({ status, serverMessage: null, fields: {}, body: undefined });
  });

  it.each([
    ['HTML with a 200', html(200)],
    ['truncated JSON', text('[{"id": 1, "na')],
    ['an empty body', text('')],
    ['an empty 204', () => new HttpResponse(null, { status: 204 })],
    ['blanks', text(' \n ')],
    ['null', text('null')],
    ['a number', text('7')],
    ['another shape', ok({ rows: {} })],
  ])('%s is a broken reply (B24)', async (_, answer) => {
    answerAll(answer);
    const error = await failureOf(client.request('states', {}));
    expect(error).toMatchObject({ kind: 'broken', call: 'states' });
    expect(error.issues.length).toBeGreaterThan(0);
  });

  it.each([
    ['states', { success: false, message: 'No.', data: [] }],
    ['states', { status: 'error', message: 'No.' }],
    ['updatePassword', { ok: false, error: 'No.' }],
    ['currentUser', { error: { message: 'No.' } }],
  ] as const)('of %s answers 200 with %j and is refused, with the reason (B24, B25)', async (call, body) => {
    answerAll(ok(body as unknown as DefaultBodyType));
    const error = await failureOf(client.request(call, fixtures[call].input));
    expect(error).toMatchObject({ kind: 'refused', status: 200, serverMessage: 'No.', body });
  });

  it('answers 200 with messages at fields and is invalid', async () => {
    answerAll(ok({ errors: { email: ['Ya existe.'] } }));
    const error = await failureOf(client.request('updateUser', fixtures.updateUser.input));
    expect(error).toMatchObject({ kind: 'invalid', fields: { email: ['Ya existe.'] } });
  });

  it.each([
    ['an order', { id: 7, active: true, status: 'error' }],
    ['no errors', { success: true, errors: [], error: null, data: user }],
  ])('is not what the status of %s says', async (_, body) => {
    answerAll(ok(body));
    expect(await client.request('currentUser', {})).toMatchObject({ id: 7 });
  });

  it('with an optional field that cannot be used is used without it, and reported', async () => {
    const onDrift = vi.fn<(error: ApiError) => void>();
    answerAll(ok([{ id: 1, name: 'Uno', lat: 'N/A' }]));
    expect(await newClient({ onDrift }).request('dealers', {})).toMatchObject([{ name: 'Uno', lat: null }]);
    expect(
      onDrift.mock.calls.map(([{ call, kind, issues }]) => [call, kind, issues.map(({ path }) => path)]),
    ).toEqual([['dealers', 'broken', ['0.lat']]]);
  });

  it.each([
    ['currentUser', { id: 'siete', active: true }, ['id']],
    ['currentUser', { id: 7 }, ['active']],
    ['currentUser', { data: { id: 7, active: 'tal vez' } }, ['active']],
    ['login', { token: '1|abc', user: { id: 7, active: 'tal vez' } }, ['user.active']],
    ['login', { token: 'null', user }, ['token']],
    ['login', { user }, ['token']],
    ['countCart', -1, ['']],
    ['priceListFiles', [{ url: '/a.pdf' }, { url: '/b.pdf' }], ['0.name', '1.name']],
  ] as const)('%s answering %j names the wrong field', async (call, body, paths) => {
    answerAll(ok(body as unknown as DefaultBodyType));
    const error = await failureOf(client.request(call, fixtures[call].input));
    expect(error.kind).toBe('broken');
    expect(error.issues.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['bare', (rows: object[]) => rows, '1.id'],
    ['inside data', (rows: object[]) => ({ data: rows }), 'data.1.id'],
  ])(
    'a row of a list %s that cannot be used is left out, noted and reported (B24)',
    async (_, sent, path) => {
      const onDrift = vi.fn<(error: ApiError) => void>();
      const rows = [
        { id: 1, name: 'Nuevo León' },
        { id: 'x', name: 'Otro' },
      ];
      answerAll(ok(sent(rows)));
      const states = await newClient({ onDrift }).request('states', {});
      expect(states).toMatchObject([{ id: 1, name: 'Nuevo León' }]);
      expect(gapsOf(states)).toEqual({
        call: 'states',
        leftOut: [{ id: 'x', place: 2, fields: ['id'] }],
        pages: null,
      });
      expect(onDrift.mock.calls.map(([{ issues }]) => issues.map((issue) => issue.path))).toEqual([[path]]);
    },
  );

  it('never contains the token', async () => {
    token = 'muy-secreto';
    answerAll(() => HttpResponse.json({ message: 'No.' }, { status: 403 }));
    const error = await failureOf(client.request('users', {}));
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('muy-secreto');
  });
});

/** The specification leaves these six replies open (B25). */
const open = [
  'checkPassword',
  'updatePassword',
  'logout',
  'addUser',
  'updateUser',
  'sendRecoverEmail',
] as const;

describe('an open reply', () => {
  it.each(open)('%s is true for any JSON and without a body (B25)', async (name) => {
    for (const answer of [
      ok({ message: 'Listo.' }),
      ok({}),
      ok([]),
      text('true'),
      text('1'),
      text('"ok"'),
      text(''),
      () => new HttpResponse(null, { status: 204 }),
    ]) {
      answerAll(answer);
      expect(await client.request(name, fixtures[name].input)).toBe(true);
    }
  });

  it.each(open)('%s fails for HTML and truncated JSON (B25)', async (name) => {
    for (const answer of [html(200), text('{"message": "Li')]) {
      answerAll(answer);
      expect((await failureOf(client.request(name, fixtures[name].input))).kind).toBe('broken');
    }
  });

  it.each([
    'false',
    '{"valid":false}',
    '{"valid":0}',
    '{"valid":"0"}',
    '{"valid":"false"}',
    '{"valid":null}',
    '{"success":false}',
    '{"success":0}',
    '{"data":false}',
    '{"data":{"valid":false}}',
    '"false"',
    '0',
    '{"match":false}',
    '{"status":"error","message":"No."}',
  ])('checkPassword answering %s means that the password is wrong (B26)', async (body) => {
    answerAll(text(body));
    expect(await client.request('checkPassword', { current_password: 'x' })).toBe(false);
  });

  it.each(['{"valid":true}', '{"success":1}', '{"valid":"1"}', '{"message":"ok"}'])(
    'checkPassword answering %s means that the password is right',
    async (body) => {
      answerAll(text(body));
      expect(await client.request('checkPassword', { current_password: 'x' })).toBe(true);
    },
  );
});

describe('a change that the server only confirms', () => {
  const { input } = fixtures.updateProfile;
  const listed = [{ ...user, id: 1 }, user];
  const confirmed = [
    () => new HttpResponse(null, { status: 204 }),
    text('', { status: 200 }),
    ok({ message: 'Guardado.' }),
    ok({ success: true, data: null }),
    ok(true),
  ];

  it.each(confirmed)('of the profile is what was sent, in the user as they are (B25): %#', async (answer) => {
    const seen = answerAll(({ method }) => (method === 'PUT' ? answer() : HttpResponse.json(user)));
    expect(await client.request('updateProfile', input)).toMatchObject({ id: 7, ...input });
    expect(seen.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });

  it.each([
    ['toggleUserActive', {}],
    ['setCoordinates', { lat: 20.7, lng: -103.4 }],
  ] as const)('%s is what the list says, with what was sent (B25)', async (call, sent) => {
    answerAll(({ url }) => (url.endsWith('/list-users') ? HttpResponse.json(listed) : HttpResponse.json({})));
    const made = await client.request(call, { ...fixtures[call].input, ...sent, id: 7 });
    expect(made).toMatchObject({ id: 7, active: true, ...sent });
  });

  it('of the picture is what the user has', async () => {
    const withPicture = { ...user, image: '/yo.png' };
    answerAll(({ method }) => (method === 'POST' ? HttpResponse.json(true) : HttpResponse.json(withPicture)));
    expect(await client.request('uploadProfileImage', { image: picture })).toMatchObject(withPicture);
  });

  it('is broken when nobody tells the user, and with a user that cannot be used', async () => {
    answerAll(ok({ message: 'Guardado.' }));
    expect((await failureOf(client.request('updateProfile', input))).kind).toBe('broken');
    const seen = answerAll(ok({ id: 'siete' }));
    expect((await failureOf(client.request('updateProfile', input))).kind).toBe('broken');
    expect(seen).toHaveLength(1);
  });

  it('is enough for a new account, and a page is not', async () => {
    const register = () => client.request('register', fixtures.register.input).catch(nullIfSilent);
    answerAll(() => new HttpResponse(null, { status: 201 }));
    expect(await register()).toBeNull();
    answerAll(html(200));
    expect((await failureOf(register())).kind).toBe('broken');
  });
});

describe('a 401', () => {
  /** The right to those of a client's link is in their address. */
  const ofLinks = ['sharedQuote', 'answerSharedQuote', 'askForChange'];
  const keeping = ['currentUser', 'countCart', 'login', ...ofLinks];

  it('ends the session for every call but these three and those of links (B36, B38)', () => {
    expect(callNames.filter((name) => contract[name].on401 === 'keep-session').toSorted()).toEqual(
      keeping.toSorted(),
    );
  });

  it.each(callNames)(
    'of %s is reported only when it ends the session, with the token that was sent (B36, B38)',
    async (name) => {
      token = 'sent';
      answerAll(() => {
        // Another session may have begun before the answer arrives.
        token = 'newer';
        return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
      });
      const error = await failureOf(client.request(name, fixtures[name].input));
      expect(error.kind).toBe('unauthorized');
      expect(refused).toEqual(keeping.includes(name) ? [] : ['sent']);
    },
  );

  it('without a token is reported with null', async () => {
    answerAll(() => HttpResponse.json({}, { status: 401 }));
    await failureOf(client.request('users', {}));
    expect(refused).toEqual([null]);
  });

  it.each([400, 403, 404, 419, 422, 500])(
    'is different from %i, which only reaches the caller (B63)',
    async (status) => {
      token = 'sent';
      answerAll(() => HttpResponse.json({}, { status }));
      await failureOf(client.request('users', {}));
      expect(refused).toEqual([]);
    },
  );
});
