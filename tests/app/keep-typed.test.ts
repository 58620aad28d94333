import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** The document, which tells whether somebody sees the page. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function see(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Starts the app's session, of which nothing is known yet. */
function startSession(): void {
  session = createActor(machines.session, { input: { token: null } });
  keepTypedFor(session);
  session.start();
}

const known = () => waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'known' }));

/** Another tab logs in; this one follows. */
async function logIn(token: string): Promise<void> {
  browser().otherTab(KEY, token);
  await known();
}

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('document', page);
  clearTyped();
  server.use(
    http.get(`${HOST}/api/login-user`, ({ request }) => {
      const person = people[request.headers.get('authorization') ?? ''];
      return person === undefined ? HttpResponse.json({}, { status: 401 }) : HttpResponse.json(person);
    }),
    http.post(`${HOST}/api/logout-user`, () => HttpResponse.json({})),
  );
  startSession();
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

describe('a page that nobody sees', () => {
  /** The phone ends the page, and its person opens it again. */
  const reopen = () => {
    session.stop();
    startSession();
    see('visible');
  };

  /** What the form holds that is shown next, in the same session. */
  const shownAgain = () => {
    const form = showForm(null);
    form.remove();
    return form.holds();
  };

  it('may end: what was typed is back in the next one of the same person (B96)', async () => {
    const form = showForm(typed);
    see('hidden');
    form.remove();
    reopen();
    expect(await afterLogin('ana')).toEqual(typed);
    expect(await afterLogin('ana-again'), 'once').toBeNull();
  });

  it('may end: another person gets nothing of it', async () => {
    const form = showForm(typed);
    see('hidden');
    form.remove();
    reopen();
    expect(await afterLogin('beto')).toBeNull();
  });

  it('holds its forms itself once it is seen again: what is discarded then stays so', () => {
    const form = showForm(typed);
    see('hidden');
    see('visible');
    form.remove();
    expect(shownAgain()).toBeNull();
  });

  it('leaves what was kept of a person who has to log in again (B96)', async () => {
    const form = showForm(typed);
    reportRefusal(readToken());
    form.remove();
    see('hidden');
    see('visible');
    expect(await afterLogin('ana-again')).toEqual(typed);
  });
});
