import axios from 'axios';
import * as fc from 'fast-check';
import { delay, http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Client, type ClientOptions } from '#src/api/client.ts';
import { callNames, contract, type CallName, type InputOf } from '#src/api/contract/index.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { ApiError } from '#src/api/errors.ts';
import { RUNS, RUNS_TIMEOUT_MS } from '#tests/support/runs.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

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

/** A request as it came in. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

/** Answers every request with this, and lists them. */
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
const profile = {
  name: 'Ana',
  email: 'ana@correo.mx',
  phone: '8155501420',
  state_id: 19,
  municipality_id: null,
};
const passwords = { password: 'secreta-123', password_confirmation: 'secreta-123' };
const picture = new File(['PNG'], 'yo.png', { type: 'image/png' });
const asSeen = { price_list: { id: 'publico', version: 1 }, total_centavos: 116_000 };
const windows: WindowPayload[] = [
  {
    key: 'w1',
    name: 'Sala',
    variant: 'blackout-lino',
    color: 'arena',
    line: { widthMm: 1_000, heightMm: 1_000, quantity: 1 },
    mount: 'outside',
    measured: { widthsMm: [1_000, 1_001, 1_002], heightsMm: [1_000, 1_003, 1_000] },
  },
];
const quoteFields = {
  ...asSeen,
  id: 'c-7',
  revision: null,
  title: 'Casa',
  client: { name: 'Ana', phone: '', email: '' },
  margin_bp: null,
  windows,
};
const amounts = { unit_centavos: 0, once_centavos: 0, discount_centavos: 0, total_centavos: 0 };
const totals = {
  holds_iva: true,
  subtotal_centavos: 0,
  discount_centavos: 0,
  base_centavos: 0,
  iva_centavos: 0,
  total_centavos: 0,
  deposit_centavos: 0,
  balance_centavos: 0,
};
const priced = { windows: windows.map((one) => ({ ...one, ...amounts })), totals };
const quote = {
  data: {
    id: 'c-7',
    folio: 'C-7',
    status: 'borrador',
    revision: 1,
    price_list: asSeen.price_list,
    ...priced,
  },
};
const shared = { data: { folio: 'C-7', status: 'vista', ...priced } };
const cart = { data: { lines: priced.windows, totals, price_list: asSeen.price_list, revision: 1 } };
const order = {
  data: { id: 'p-1', folio: 'P-1', stage: 'confirmado', price_list: asSeen.price_list, ...priced },
};
const prices = {
  data: {
    list: {
      id: 'publico',
      version: 1,
      validFrom: '2026-01-01',
      ivaBp: 1_600,
      amounts: 'with-iva',
      products: {},
      items: {},
      tiers: [],
    },
    tier: null,
  },
};

describe('the bearer', () => {
  it('is literally "Bearer no token" until one is stored, then that token, for every next call', async () => {
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

  it('can be that of a session which is ending', async () => {
    const seen = answerAll(text(''));
    await client.request('logout', {}, { token: '1|old' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer 1|old');
  });

  it('goes nowhere but to the host of the API, with no cookies', async () => {
    const seen = answerAll(ok([]));
    token = 'secret';
    await client.request('municipalities', { id: 19 });
    expect(seen.map(({ url }) => new URL(url).origin)).toEqual([HOST]);
    expect(seen[0]?.headers.get('cookie')).toBeNull();
    expect(seen[0]?.url).not.toContain('secret');
  });

  it('does not follow a redirect to another host', async () => {
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

/** Every call as SPEC 7 has it: method, path as it is sent, body as it is sent. */
const wire: {
  readonly [N in CallName]: { input: InputOf<N>; sent: string; body: unknown; reply: DefaultBodyType };
} = {
  register: {
    input: { ...profile, ...passwords, captcha: 'resuelto' },
    sent: 'POST /api/register',
    body: { ...profile, ...passwords, captcha: 'resuelto' },
    reply: user,
  },
  states: { input: {}, sent: 'GET /api/states', body: null, reply: [] },
  municipalities: { input: { id: 19 }, sent: 'GET /api/municipality/19', body: null, reply: [] },
  currentUser: { input: {}, sent: 'GET /api/login-user', body: null, reply: user },
  updateProfile: { input: profile, sent: 'PUT /api/login-user', body: profile, reply: user },
  countQuotes: { input: {}, sent: 'GET /api/count-cot', body: null, reply: 3 },
  countOrders: { input: {}, sent: 'GET /api/count-orders', body: null, reply: 3 },
  countCart: { input: {}, sent: 'GET /api/count-cart', body: null, reply: 3 },
  checkPassword: {
    input: { current_password: 'vieja' },
    sent: 'POST /api/check-password',
    body: { current_password: 'vieja' },
    reply: true,
  },
  updatePassword: {
    input: { current_password: 'vieja', ...passwords },
    sent: 'PUT /api/update-password',
    body: { current_password: 'vieja', ...passwords },
    reply: {},
  },
  login: {
    input: { email: 'ana@correo.mx', password: 'secreta-123' },
    sent: 'POST /api/login',
    body: { email: 'ana@correo.mx', password: 'secreta-123' },
    reply: { token: '1|abc', user },
  },
  logout: { input: {}, sent: 'POST /api/logout-user', body: {}, reply: {} },
  catalogs: { input: {}, sent: 'GET /api/catalogs', body: null, reply: [] },
  catalogPrices: { input: {}, sent: 'GET /api/catalogs-prices', body: null, reply: [] },
  uploadProfileImage: {
    input: { image: picture },
    sent: 'POST /api/image-user',
    body: 'multipart',
    reply: user,
  },
  users: { input: {}, sent: 'GET /api/list-users', body: null, reply: { data: [] } },
  toggleUserActive: { input: { id: 7 }, sent: 'GET /api/user-active/7', body: null, reply: user },
  toggleUserMapActive: { input: { id: 7 }, sent: 'GET /api/user-active-map/7', body: null, reply: user },
  roles: { input: {}, sent: 'GET /api/roles', body: null, reply: [] },
  addUser: {
    input: { ...profile, role_id: 2, ...passwords },
    sent: 'POST /api/user-add/',
    body: { ...profile, role_id: 2, ...passwords },
    reply: {},
  },
  setCoordinates: {
    input: { id: 7, lat: 25.7, lng: -100.35 },
    sent: 'PUT /api/add-coordinates/7',
    body: { id: 7, lat: 25.7, lng: -100.35 },
    reply: user,
  },
  updateUser: {
    input: { id: 7, ...profile, role_id: 2 },
    sent: 'PUT /api/user-update/7',
    body: { id: 7, ...profile, role_id: 2 },
    reply: {},
  },
  sendRecoverEmail: {
    input: { email: 'ana@correo.mx', captcha: 'resuelto' },
    sent: 'POST /api/send-recover-email',
    body: { email: 'ana@correo.mx', captcha: 'resuelto' },
    reply: {},
  },
  priceListFiles: { input: {}, sent: 'GET /api/files/list-price', body: null, reply: [] },
  digitalCatalogFiles: { input: {}, sent: 'GET /api/files/digital-catalog', body: null, reply: [] },
  promotionFiles: { input: {}, sent: 'GET /api/files/promotions', body: null, reply: [] },
  blindsStock: { input: {}, sent: 'GET /api/inventory/blinds', body: null, reply: [] },
  galleriesStock: { input: {}, sent: 'GET /api/inventory/galleries', body: null, reply: [] },
  motorsStock: { input: {}, sent: 'GET /api/inventory/motors', body: null, reply: [] },
  pricesStock: { input: {}, sent: 'GET /api/inventory/prices', body: null, reply: [] },
  paymentMethods: { input: {}, sent: 'GET /api/payment-methods', body: null, reply: [] },
  addPaymentMethod: {
    input: { token: 'tok_123' },
    sent: 'POST /api/payment-methods',
    body: { token: 'tok_123' },
    reply: { id: 5, last_four: '4242' },
  },
  setDefaultPaymentMethod: {
    input: { id: 5 },
    sent: 'PUT /api/payment-methods/5/default',
    body: { id: 5 },
    reply: { id: 5, last_four: '4242' },
  },
  removePaymentMethod: { input: { id: 5 }, sent: 'DELETE /api/payment-methods/5', body: null, reply: {} },
  dealers: { input: {}, sent: 'GET /api/dealers', body: null, reply: [] },
  sendMessage: {
    input: { name: 'Ana', email: 'ana@correo.mx', phone: '', message: 'Hola', captcha: 'listo' },
    sent: 'POST /api/contact',
    body: { name: 'Ana', email: 'ana@correo.mx', phone: '', message: 'Hola', captcha: 'listo' },
    reply: {},
  },
  priceList: { input: {}, sent: 'GET /api/price-list', body: null, reply: prices },
  quotes: { input: {}, sent: 'GET /api/quotes', body: null, reply: [] },
  networkQuotes: { input: {}, sent: 'GET /api/network/quotes', body: null, reply: [] },
  quote: { input: { id: 'c-7' }, sent: 'GET /api/quotes/c-7', body: null, reply: quote },
  saveQuote: { input: quoteFields, sent: 'PUT /api/quotes/c-7', body: quoteFields, reply: quote },
  removeQuote: { input: { id: 'c-7' }, sent: 'DELETE /api/quotes/c-7', body: null, reply: {} },
  sendQuote: {
    input: { id: 'c-7', revision: 1 },
    sent: 'POST /api/quotes/c-7/send',
    body: { id: 'c-7', revision: 1 },
    reply: quote,
  },
  answerQuote: {
    input: { id: 'c-7', revision: 2, accept: true },
    sent: 'POST /api/quotes/c-7/answer',
    body: { id: 'c-7', revision: 2, accept: true },
    reply: quote,
  },
  renewQuote: {
    input: { id: 'c-7', revision: 2, ...asSeen },
    sent: 'POST /api/quotes/c-7/renew',
    body: { id: 'c-7', revision: 2, ...asSeen },
    reply: quote,
  },
  convertQuote: {
    input: { id: 'c-7', revision: 3 },
    sent: 'POST /api/quotes/c-7/order',
    body: { id: 'c-7', revision: 3 },
    reply: quote,
  },
  sharedQuote: {
    input: { share: 'liga-7' },
    sent: 'GET /api/shared-quotes/liga-7',
    body: null,
    reply: shared,
  },
  answerSharedQuote: {
    input: { share: 'liga-7', accept: false, note: 'Muy caro' },
    sent: 'PUT /api/shared-quotes/liga-7',
    body: { share: 'liga-7', accept: false, note: 'Muy caro' },
    reply: shared,
  },
  requestQuote: {
    input: {
      ...asSeen,
      name: 'Ana',
      phone: '8155501420',
      email: 'ana@correo.mx',
      windows,
      captcha: 'listo',
    },
    sent: 'POST /api/quote-requests',
    body: {
      ...asSeen,
      name: 'Ana',
      phone: '8155501420',
      email: 'ana@correo.mx',
      windows,
      captcha: 'listo',
    },
    reply: { data: { folio: 'C-8' } },
  },
  cart: { input: {}, sent: 'GET /api/cart', body: null, reply: cart },
  networkCarts: { input: {}, sent: 'GET /api/network/carts', body: null, reply: [] },
  addToCart: { input: { windows }, sent: 'POST /api/cart/lines', body: { windows }, reply: cart },
  setCartQuantity: {
    input: { key: 'w1', quantity: 3 },
    sent: 'PUT /api/cart/lines/w1',
    body: { key: 'w1', quantity: 3 },
    reply: cart,
  },
  removeFromCart: { input: { key: 'w1' }, sent: 'DELETE /api/cart/lines/w1', body: null, reply: cart },
  checkOut: {
    input: { ...asSeen, attempt: 'intento-1', revision: 1, notes: '' },
    sent: 'POST /api/cart/check-out',
    body: { ...asSeen, attempt: 'intento-1', revision: 1, notes: '' },
    reply: order,
  },
  orders: { input: {}, sent: 'GET /api/orders', body: null, reply: [] },
  networkOrders: { input: {}, sent: 'GET /api/network/orders', body: null, reply: [] },
  moveOrder: {
    input: { id: 'p-1', from: 'confirmado', to: 'cancelado', note: '' },
    sent: 'PUT /api/orders/p-1/stage',
    body: { id: 'p-1', from: 'confirmado', to: 'cancelado', note: '' },
    reply: order,
  },
};

describe('what travels', () => {
  it.each(callNames)('%s', async (name) => {
    const { input, sent, body, reply } = wire[name];
    const seen = answerAll(ok(reply));
    await client.request(name, input);
    expect(seen).toHaveLength(1);
    const [request] = seen;
    expect(`${request?.method ?? ''} ${(request?.url ?? '').replace(HOST, '')}`).toBe(sent);
    expect(request?.headers.get('accept')).toBe('application/json');
    if (body === 'multipart') return;
    expect(request?.text === '' ? null : JSON.parse(request?.text ?? '')).toEqual(body);
  });

  it('the picture is the multipart field "image", under its own name and type', async () => {
    const seen = answerAll(ok(user));
    await client.request('uploadProfileImage', { image: picture });
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; *boundary=/);
    expect(seen[0]?.text).toMatch(
      /Content-Disposition: form-data; name="image"; filename="yo\.png"\r\nContent-Type: image\/png\r\n\r\nPNG\r\n/i,
    );
    expect(seen[0]?.text.match(/Content-Disposition/gi)).toHaveLength(1);
  });

  it('no call has a timeout', async () => {
    const create = vi.spyOn(axios, 'create');
    newClient();
    expect(create.mock.calls[0]?.[0]?.timeout).toBe(0);
    create.mockRestore();
  });

  it('an empty host is the origin of the page', async () => {
    const create = vi.spyOn(axios, 'create');
    newClient({ apiHost: '' });
    expect(create.mock.calls[0]?.[0]?.baseURL).toBe('');
    create.mockRestore();
  });
});

describe('a path parameter', () => {
  const ask = async (id: string) => {
    const seen = answerAll(ok([]));
    // What a defect elsewhere could bring here, whatever the types promise.
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
  ])('that is %s stays a piece of the path', async (id) => {
    const url = await ask(id);
    expect(url.origin).toBe(HOST);
    expect(url.search).toBe('');
    expect(url.pathname.split('/').slice(0, 3)).toEqual(['', 'api', 'municipality']);
    expect(url.pathname.split('/')).toHaveLength(4);
  });

  it('of any text stays a piece of the path', { timeout: RUNS_TIMEOUT_MS }, async () => {
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

describe('failures', () => {
  it('no answer is unreachable', async () => {
    answerAll(() => HttpResponse.error());
    const error = await failureOf(client.request('states', {}));
    expect(error).toMatchObject({
      kind: 'unreachable',
      call: 'states',
      status: undefined,
      serverMessage: null,
    });
  });

  it.each([200, 401, 422, 500])('a connection cut within the body of a %i is unreachable', async (status) => {
    for (const afterMs of [0, 10]) {
      answerAll(() => cutShort(status, afterMs));
      const error = await failureOf(client.request('states', {}));
      expect(error).toMatchObject({ kind: 'unreachable', status: undefined, body: undefined });
    }
    expect(refused).toEqual([]);
  });

  it('a call given up is cancelled, before it leaves and while it waits', async () => {
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
    [429, 'refused'],
    [400, 'refused'],
    [422, 'invalid'],
    [500, 'fault'],
    [502, 'fault'],
    [503, 'fault'],
  ] as const)('%i is %s, with the sentence of the server and its body as it came', async (status, kind) => {
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
  });

  it.each([400, 409, 422])('%i that names fields is invalid, with their messages', async (status) => {
    answerAll(() =>
      HttpResponse.json(
        { message: 'Revisa.', errors: { email: ['Ya existe.', 'No sirve.'], name: 'Falta.' } },
        { status },
      ),
    );
    const error = await failureOf(client.request('register', wire.register.input));
    expect(error.kind).toBe('invalid');
    expect(error.serverMessage).toBe('Revisa.');
    expect(error.fields).toEqual({ email: ['Ya existe.', 'No sirve.'], name: ['Falta.'] });
  });

  it.each([401, 403, 422, 500])('%i as HTML says nothing to a person', async (status) => {
    answerAll(html(status));
    const error = await failureOf(client.request('users', {}));
    expect(error).toMatchObject({ status, serverMessage: null, fields: {}, body: undefined });
  });

  it.each([
    ['HTML with a 200', html(200)],
    ['cut JSON', text('[{"id": 1, "na')],
    ['an empty body', text('')],
    ['an empty 204', () => new HttpResponse(null, { status: 204 })],
    ['blanks', text(' \n ')],
    ['null', text('null')],
    ['a number', text('7')],
    ['another shape', ok({ rows: [] })],
  ])('%s is a broken reply', async (_, answer) => {
    answerAll(answer);
    const error = await failureOf(client.request('states', {}));
    expect(error).toMatchObject({ kind: 'broken', call: 'states' });
    expect(error.issues.length).toBeGreaterThan(0);
  });

  it.each([
    ['currentUser', { id: 'siete', active: true }, ['id']],
    ['currentUser', { id: 7 }, ['active']],
    ['currentUser', { data: { id: 7, active: 'tal vez' } }, ['active']],
    ['login', { token: '1|abc', user: { id: 7, active: true, lat: 'norte' } }, ['user.lat']],
    ['login', { token: 'null', user }, ['token']],
    ['login', { user }, ['token']],
    ['countCart', -1, ['']],
    ['priceListFiles', [{ name: 'Lista', url: '/a.pdf' }, { name: 'Otra' }], ['1.url']],
  ] as const)('%s answering %j names where it is wrong', async (call, body, paths) => {
    answerAll(ok(body as unknown as DefaultBodyType));
    const error = await failureOf(client.request(call, wire[call].input));
    expect(error.kind).toBe('broken');
    expect(error.issues.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    [
      'bare',
      [
        { id: 1, name: 'Nuevo León' },
        { id: 'x', name: 'Otro' },
      ],
      '1.id',
    ],
    [
      'inside data',
      {
        data: [
          { id: 1, name: 'Nuevo León' },
          { id: 'x', name: 'Otro' },
        ],
      },
      'data.1.id',
    ],
  ])('a wrong type in a list %s is named by its whole path', async (_, body, path) => {
    answerAll(ok(body));
    const error = await failureOf(client.request('states', {}));
    expect(error.kind).toBe('broken');
    expect(error.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('never mentions the token', async () => {
    token = 'muy-secreto';
    answerAll(() => HttpResponse.json({ message: 'No.' }, { status: 403 }));
    const error = await failureOf(client.request('users', {}));
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('muy-secreto');
  });
});

/** SPEC 7 leaves these six replies open. */
const open = [
  'checkPassword',
  'updatePassword',
  'logout',
  'addUser',
  'updateUser',
  'sendRecoverEmail',
] as const;

describe('the six replies that SPEC leaves open', () => {
  it.each(open)('%s is true for any JSON and for no body at all', async (name) => {
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
      expect(await client.request(name, wire[name].input)).toBe(true);
    }
  });

  it.each(open)('%s rejects HTML and cut JSON', async (name) => {
    for (const answer of [html(200), text('{"message": "Li')]) {
      answerAll(answer);
      expect((await failureOf(client.request(name, wire[name].input))).kind).toBe('broken');
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
  ])('checkPassword answering %s says that the password is wrong', async (body) => {
    answerAll(text(body));
    expect(await client.request('checkPassword', { current_password: 'x' })).toBe(false);
  });

  it.each(['{"valid":true}', '{"success":1}', '{"valid":"1"}', '{"message":"ok"}'])(
    'checkPassword answering %s says that it is right',
    async (body) => {
      answerAll(text(body));
      expect(await client.request('checkPassword', { current_password: 'x' })).toBe(true);
    },
  );
});

describe('a 401', () => {
  const keeping = ['currentUser', 'countCart', 'login'];

  it('ends the session for all calls but these three', () => {
    expect(callNames.filter((name) => contract[name].assumed === 'no')).toHaveLength(26);
    expect(callNames.filter((name) => contract[name].on401 === 'keep-session').toSorted()).toEqual(
      keeping.toSorted(),
    );
  });

  it.each(callNames)('of %s is reported accordingly, with the token that was sent', async (name) => {
    token = 'sent';
    answerAll(() => {
      // By the time the answer comes, another session may have begun.
      token = 'newer';
      return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    });
    const error = await failureOf(client.request(name, wire[name].input));
    expect(error.kind).toBe('unauthorized');
    expect(refused).toEqual(keeping.includes(name) ? [] : ['sent']);
  });

  it('without a token is reported as that', async () => {
    answerAll(() => HttpResponse.json({}, { status: 401 }));
    await failureOf(client.request('users', {}));
    expect(refused).toEqual([null]);
  });

  it.each([400, 403, 404, 419, 422, 500])('is not a %i', async (status) => {
    token = 'sent';
    answerAll(() => HttpResponse.json({}, { status }));
    await failureOf(client.request('users', {}));
    expect(refused).toEqual([]);
  });
});
