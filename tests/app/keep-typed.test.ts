import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import { machines } from '#machines/index.ts';
import { reportRefusal } from '#src/api/refusals.ts';
import { readToken, removeExpiredToken } from '#src/api/stored/session-store.ts';
import { clearTyped } from '#src/api/stored/typed-store.ts';
import { keepTypedFor } from '#src/app/services/keep-typed.ts';
import { registerTyped, type TypedValues } from '#src/browser/typed.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';
import { useOwnClient } from '#tests/support/own-client.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

const KEY = 'user_token';
const browser = useFakeBrowser();
const server = useOwnServer();
useOwnClient();

const people: Readonly<Record<string, object>> = {
  'Bearer ana': { id: 1, active: true },
  'Bearer ana-again': { id: 1, active: true },
  'Bearer beto': { id: 2, active: true },
};

const typed = { name: 'Casa de los Garza' };

/** A form that holds what was typed, until it is gone from the page. */
function showForm(values: TypedValues | null) {
  let holds = values;
  const remove = registerTyped({
    name: 'perfil',
    read: () => holds,
    giveBack: (back) => {
      holds = back;
    },
  });
  return { remove, holds: () => holds };
}

let session: Actor<typeof machines.session>;

const known = () => waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'known' }));

/** Another tab logs in; this one follows. */
async function logIn(token: string): Promise<void> {
  browser().otherTab(KEY, token);
  await known();
}

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', undefined);
  clearTyped();
  server.use(
    http.get(`${HOST}/api/login-user`, ({ request }) => {
      const person = people[request.headers.get('authorization') ?? ''];
      return person === undefined ? HttpResponse.json({}, { status: 401 }) : HttpResponse.json(person);
    }),
    http.post(`${HOST}/api/logout-user`, () => HttpResponse.json({})),
  );
  session = createActor(machines.session, { input: { token: null } });
  keepTypedFor(session);
  session.start();
  await logIn('ana');
});

afterEach(() => {
  session.stop();
});

/** What a form holds that is shown after the next login. */
async function afterLogin(token: string): Promise<TypedValues | null> {
  await logIn(token);
  const form = showForm(null);
  form.remove();
  return form.holds();
}

it('typed values are back after the session expired and the same person logged in (B96)', async () => {
  const form = showForm(typed);
  reportRefusal(readToken());
  form.remove();
  expect(await afterLogin('ana-again')).toEqual(typed);
});

it('are back in a form that is shown before its person is known, unless something is typed already', async () => {
  const form = showForm(typed);
  reportRefusal(readToken());
  form.remove();
  const busy = showForm({ name: 'Otra cosa' });
  const early = showForm(null);
  await logIn('ana-again');
  expect(early.holds()).toEqual(typed);
  expect(busy.holds()).toEqual({ name: 'Otra cosa' });
  early.remove();
  busy.remove();
});

it('are not shown to another person, nor afterwards', async () => {
  const form = showForm(typed);
  reportRefusal(readToken());
  form.remove();
  expect(await afterLogin('beto')).toBeNull();
  expect(await afterLogin('ana')).toBeNull();
});

it('are kept when the session expired in another tab', async () => {
  const form = showForm(typed);
  removeExpiredToken();
  browser().otherTab(KEY, null);
  form.remove();
  expect(await afterLogin('ana-again')).toEqual(typed);
});

it('are forgotten at a logout in another tab', async () => {
  const form = showForm(typed);
  browser().otherTab(KEY, null);
  form.remove();
  expect(await afterLogin('ana-again')).toBeNull();
});

it('are forgotten at a logout', async () => {
  const form = showForm(typed);
  session.send({ type: 'session.logout' });
  form.remove();
  expect(await afterLogin('ana-again')).toBeNull();
});
