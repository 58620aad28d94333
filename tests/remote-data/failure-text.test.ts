import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#src/api/errors.ts';
import { waitSentence } from '#src/format/wait-sentence.ts';
import { failureText, isReloadable, isRetryable, loadFailureText } from '#src/remote-data/failure-text.ts';
import { longestWait } from '#src/remote-data/use-retry-wait.ts';

const failed = (kind: ApiErrorKind, status: number, body: unknown = {}) =>
  new ApiError({ kind, call: 'users', status, body });

describe('too many attempts', () => {
  it.each([
    [{}, 'Hubo demasiados intentos. Espera un momento e inténtalo de nuevo.'],
    [{ message: 'Too Many Attempts.' }, 'Hubo demasiados intentos. Espera un momento e inténtalo de nuevo.'],
    [{ message: 'Espera un minuto.' }, 'Hubo demasiados intentos. Espera un minuto.'],
    [{ message: 'Demasiados intentos. Espera un minuto.' }, 'Demasiados intentos. Espera un minuto.'],
  ])('are named, also when the server says %j', (body, text) => {
    expect(failureText(failed('throttled', 429, body))).toBe(text);
  });

  it('are not a missing permission, whatever a screen says about those', () => {
    expect(failureText(failed('throttled', 429), { refused: 'El servidor no te deja.' })).toMatch(
      /^Hubo demasiados intentos/,
    );
  });

  it('may be tried again', () => {
    expect(isRetryable(failed('throttled', 429))).toBe(true);
  });

  it.each([
    [1_000, '1 segundo'],
    [44_100, '45 segundos'],
    [60_000, '1 minuto'],
    [125_000, '2 minutos y 5 segundos'],
  ])('after a wait of %i ms are told as %s', (ms, words) => {
    expect(waitSentence(ms)).toBe(`Podrás intentarlo de nuevo en ${words}.`);
  });

  it('of several calls wait as long as the longest; a server that failed holds none', () => {
    const waits = (kind: ApiErrorKind, retryAfterMs: number | null) => ({ kind, retryAfterMs });
    const long = waits('throttled', 9_000);
    const others = [waits('throttled', null), waits('throttled', 1_000), waits('fault', 20_000)];
    expect(longestWait([...others, long])).toBe(long);
    expect(longestWait([])).toBeNull();
  });
});

it('a status 419 is a session that ended, whatever a screen says of permissions', () => {
  for (const body of [{}, { message: 'CSRF token mismatch.' }, { message: 'Page Expired' }]) {
    expect(failureText(failed('refused', 419, body), { refused: 'El servidor no te deja.' })).toBe(
      'Tu sesión terminó. Entra de nuevo para continuar.',
    );
  }
});

it.each([
  'Forbidden',
  'Unauthorized',
  'User does not have the right roles.',
  'SQLSTATE[23000]: Integrity constraint violation',
  'Undefined array key "phone"',
  'validation.unique',
  'invalid_credentials',
])('%j is no sentence for a person', (message) => {
  expect(failureText(failed('refused', 400, { message }))).toBe('El servidor no aceptó la solicitud.');
});

it('a status 413 says what is too large', () => {
  expect(failureText(failed('refused', 413, undefined))).toMatch(/^Es demasiado grande/);
});

it('a list that is refused with a 200 may be loaded again', () => {
  expect(isReloadable(failed('refused', 200, { success: false }))).toBe(true);
});

describe('a list that does not load', () => {
  const WHOM = 'Si lo necesitas, pídeselo a quien administra la tienda.';

  it.each([
    ['refused', 403, {}, undefined, `Tu cuenta no tiene permiso para esto. ${WHOM}`],
    ['refused', 403, { message: 'Aquí no.' }, undefined, `Aquí no. ${WHOM}`],
    ['refused', 403, {}, { refused: 'No te deja ver esta lista.' }, `No te deja ver esta lista. ${WHOM}`],
    ['refused', 404, { message: 'Not Found' }, undefined, 'Tu servidor aún no ofrece esto.'],
    ['refused', 405, {}, { refused: 'No te deja ver esta lista.' }, 'Tu servidor aún no ofrece esto.'],
  ] as const)(
    'as %s with status %i and %j says what makes sense, and no retry',
    (kind, status, body, texts, text) => {
      const error = failed(kind, status, body);
      expect(loadFailureText(error, texts)).toBe(text);
      expect(isReloadable(error)).toBe(false);
    },
  );

  it('with status 422 has nothing to correct, and can be loaded again', () => {
    const error = failed('invalid', 422);
    expect(loadFailureText(error)).toMatch(/^El servidor no aceptó lo que pedimos/);
    expect(isReloadable(error)).toBe(true);
    expect(isRetryable(error), 'unlike a form').toBe(false);
  });

  it.each(['unreachable', 'broken', 'throttled', 'cancelled', 'fault'] as const)(
    'as %s can be loaded again',
    (kind) => {
      expect(isReloadable(new ApiError({ kind, call: 'users' }))).toBe(true);
    },
  );
});
