import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { API_HOST } from './support/client.ts';
import { png, pngBytes } from './support/pictures.ts';

/** Text storage that may be small. */
function makeStorage(capacity = Infinity) {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => {
      texts.delete(key);
    },
  };
}

let storage = makeStorage();
beforeEach(() => {
  storage = makeStorage();
});

/** The fake backend as a page loads it: fresh modules on the shared storage. */
async function openTab() {
  vi.resetModules();
  const [{ persistIn, resetDatabase }, { handlers }, { prepareScenario }] = await Promise.all([
    import('#mocks/database/persistence.ts'),
    import('#mocks/handlers/index.ts'),
    import('#mocks/scenarios/prepare.ts'),
  ]);
  persistIn(storage, navigator.locks);
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await getResponse(handlers, new Request(`${API_HOST}${path}`, init));
    if (!response) throw new Error(`no handler answers ${path}`);
    return response;
  };
  const post = (path: string, body: object) => send(path, { method: 'POST', body: JSON.stringify(body) });
  return { send, post, reset: resetDatabase, begin: prepareScenario };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const Login = z.object({ token: z.string() });

async function login(tab: Tab, email: string, password = DEMO_PASSWORD): Promise<HeadersInit> {
  const response = await tab.post('/api/login', { email, password });
  return { Authorization: `Bearer ${z.parse(Login, await response.json()).token}` };
}

const statusOf = async (tab: Tab, path: string, headers: HeadersInit) =>
  (await tab.send(path, { headers })).status;

const register = (tab: Tab, email: string) =>
  tab.post('/api/register', { ...fixtures.register.input, email });

const Users = z.object({ data: z.array(z.object({ id: z.number(), email: z.string() })) });

async function emailsOf(tab: Tab): Promise<string[]> {
  const response = await tab.send('/api/list-users', { headers: await login(tab, 'admin@rollux.mx') });
  const { data } = z.parse(Users, await response.json());
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  return data.map(({ email }) => email);
}

describe("a person's changes", () => {
  it('survive a reload, with the session', async () => {
    const before = await openTab();
    await register(before, 'nueva@ejemplo.mx');
    const headers = await login(before, 'nueva@ejemplo.mx', fixtures.register.input.password);
    const after = await openTab();
    expect(await statusOf(after, '/api/login-user', headers)).toBe(200);
    expect(await emailsOf(after)).toContain('nueva@ejemplo.mx');
  });

  it('are visible in another tab at once, and so is a reset', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const headers = await login(one, 'cliente@rollux.mx');
    expect(await statusOf(other, '/api/count-cart', headers)).toBe(200);
    await one.reset();
    expect(await statusOf(other, '/api/count-cart', headers)).toBe(401);
  });

  it('survive when two tabs write at the same time', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const names = Array.from({ length: 10 }, (_, index) => `persona${String(index)}@ejemplo.mx`);
    await Promise.all(names.map((email, index) => register(index % 2 ? one : other, email)));
    for (const tab of [one, other]) expect(await emailsOf(tab)).toEqual(expect.arrayContaining(names));
  });
});

describe('on another day', () => {
  const on = (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00-06:00`) });
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  const Quotes = z.object({
    data: z.array(z.object({ title: z.string(), status: z.string(), expires_on: z.nullable(z.string()) })),
  });
  const quotesIn = async (tab: Tab) => {
    const headers = await login(tab, 'cliente@rollux.mx');
    const { data } = z.parse(Quotes, await (await tab.send('/api/quotes', { headers })).json());
    return new Map(data.map(({ title, ...quote }) => [title, quote]));
  };

  it("a person's changes are kept, and the seeds' dates move with the day", async () => {
    on('2026-11-21');
    await register(await openTab(), 'nueva@ejemplo.mx');
    expect((await quotesIn(await openTab())).get('Sala y comedor')).toEqual({
      status: 'enviada',
      expires_on: '2026-11-22',
    });
    on('2026-12-24');
    const tab = await openTab();
    expect(await emailsOf(tab)).toContain('nueva@ejemplo.mx');
    expect((await quotesIn(tab)).get('Sala y comedor')).toEqual({
      status: 'enviada',
      expires_on: '2026-12-25',
    });
  });
});

describe('a scenario', () => {
  it("survives a reload with the person's changes", async () => {
    const before = await openTab();
    await before.begin('tienda-vacia');
    await register(before, 'nueva@ejemplo.mx');
    const after = await openTab();
    expect(await emailsOf(after)).toContain('nueva@ejemplo.mx');
    const headers = await login(after, 'cliente@rollux.mx');
    expect(await (await after.send('/api/catalogs', { headers })).json()).toEqual({ data: [] });
  });

  it('is visible in another tab at once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await emailsOf(other);
    await one.begin('cliente-nuevo');
    expect(await emailsOf(other)).toHaveLength(41);
  });

  it('of ten thousand rows fits, because only the changes are stored', async () => {
    storage = makeStorage(20_000);
    const before = await openTab();
    await before.begin('administrador-10000');
    await register(before, 'nueva@ejemplo.mx');
    const emails = await emailsOf(await openTab());
    expect(emails).toHaveLength(10_001);
    expect(emails).toContain('nueva@ejemplo.mx');
  });
});

describe('stored data that cannot be used', () => {
  const Stored = z.looseObject({ changes: z.record(z.string(), z.unknown()) });

  it.each<[string, (text: string) => string]>([
    ['is cut', (text) => text.slice(0, -10)],
    ['is something else', () => '[]'],
    [
      'is based on other seeds',
      (text) => JSON.stringify({ ...z.parse(Stored, JSON.parse(text)), began: 'otras' }),
    ],
    [
      'began with a removed scenario',
      (text) => JSON.stringify({ ...z.parse(Stored, JSON.parse(text)), scenario: 'otro' }),
    ],
    [
      'has rows of another shape',
      (text) => {
        const stored = z.parse(Stored, JSON.parse(text));
        const users = { changed: [{ id: 'uno' }], removed: [] };
        return JSON.stringify({ ...stored, changes: { ...stored.changes, users } });
      },
    ],
  ])('is replaced by the seeds: %s', async (_, spoil) => {
    await register(await openTab(), 'nueva@ejemplo.mx');
    const [[key, text] = ['', '']] = [...storage.texts];
    storage.texts.set(key, spoil(text));
    const emails = await emailsOf(await openTab());
    expect(emails).toHaveLength(40);
    expect(emails).not.toContain('nueva@ejemplo.mx');
  });
});

const upload = async (tab: Tab, headers: HeadersInit) => {
  const body = new FormData();
  const padding = new Uint8Array(200_000);
  body.append('image', new File([pngBytes, padding], png().name, { type: 'image/png' }));
  expect((await tab.send('/api/image-user', { method: 'POST', headers, body })).status).toBe(200);
};
const typeOfPicture = async (tab: Tab) =>
  (await tab.send('/storage/images/1-1.png')).headers.get('Content-Type');

describe('storage that is too small', () => {
  it('keeps everything but the pictures, which become initials after a reload', async () => {
    storage = makeStorage(150_000);
    const before = await openTab();
    const headers = await login(before, 'cliente@rollux.mx');
    await upload(before, headers);
    expect(await typeOfPicture(before)).toBe('image/png');
    const after = await openTab();
    expect(await statusOf(after, '/api/login-user', headers)).toBe(200);
    expect(await typeOfPicture(after)).toBe('image/svg+xml');
  });

  it('keeps nothing when nothing fits, and the page works until it is closed', async () => {
    storage = makeStorage(0);
    const tab = await openTab();
    const headers = await login(tab, 'cliente@rollux.mx');
    expect(await statusOf(tab, '/api/count-cart', headers)).toBe(200);
    expect(await statusOf(await openTab(), '/api/count-cart', headers)).toBe(401);
  });
});
