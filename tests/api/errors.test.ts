import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, kindOfStatus, toFailure } from '#src/api/errors.ts';
import { RUNS } from '#tests/support/runs.ts';

const read = (body: unknown) => {
  const { serverMessage, fields } = new ApiError({ kind: 'invalid', call: 'register', status: 422, body });
  return { serverMessage, fields };
};
const html = '<!doctype html><h1>Oops</h1>';

describe('an error body', () => {
  it.each([
    [
      'Laravel’s',
      { message: 'Datos inválidos.', errors: { email: ['Ya existe.', 'No sirve.'], name: ['Falta.'] } },
      { serverMessage: 'Datos inválidos.', fields: { email: ['Ya existe.', 'No sirve.'], name: ['Falta.'] } },
    ],
    [
      'strings instead of lists',
      { errors: { email: 'Ya existe.' } },
      { serverMessage: null, fields: { email: ['Ya existe.'] } },
    ],
    ['only a message', { message: 'No.' }, { serverMessage: 'No.', fields: {} }],
    [
      'inside {error}',
      { success: false, error: { code: 'E7', message: 'Revisa.', errors: { name: ['Falta.'] } } },
      { serverMessage: 'Revisa.', fields: { name: ['Falta.'] } },
    ],
    ['a list of messages', { message: ['Uno.', 'Dos.'] }, { serverMessage: 'Uno. Dos.', fields: {} }],
    [
      'lists under numbers',
      { errors: { email: { 0: 'Ya existe.', 1: 'No sirve.' } } },
      { serverMessage: null, fields: { email: ['Ya existe.', 'No sirve.'] } },
    ],
    ['{error}', { error: 'Unauthorised' }, { serverMessage: 'Unauthorised', fields: {} }],
    ['an empty message', { message: '' }, { serverMessage: null, fields: {} }],
    ['a message that is no text', { message: { a: 1 } }, { serverMessage: null, fields: {} }],
    ['no messages', { errors: { email: [] } }, { serverMessage: null, fields: {} }],
    [
      'messages that are not texts',
      { errors: { email: [1], name: null, phone: {} } },
      { serverMessage: null, fields: {} },
    ],
    [
      'some messages that are texts',
      { errors: { email: [1], name: ['Falta.'] } },
      { serverMessage: null, fields: { name: ['Falta.'] } },
    ],
    ['errors that are null', { message: 'No.', errors: null }, { serverMessage: 'No.', fields: {} }],
    ['errors that are a text', { errors: 'No.' }, { serverMessage: 'No.', fields: {} }],
    ['errors that are texts', { errors: ['Uno.', 'Dos.'] }, { serverMessage: 'Uno. Dos.', fields: {} }],
    ['HTML', html, { serverMessage: null, fields: {} }],
    ['a list', [{ message: 'No.' }], { serverMessage: null, fields: {} }],
    ['null', null, { serverMessage: null, fields: {} }],
    ['nothing', undefined, { serverMessage: null, fields: {} }],
    ['a number', 7, { serverMessage: null, fields: {} }],
  ])('that is %s is read into message and fields', (_, body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    { email: ['Ya existe.'] },
    { error: { email: ['Ya existe.'] } },
    { message: { email: ['Ya existe.'] } },
    { success: false, data: { email: ['Ya existe.'] } },
    { errors: { user: { email: ['Ya existe.'] } } },
  ])('names the field: %j', (body) => {
    expect(read(body)).toEqual({ serverMessage: null, fields: { email: ['Ya existe.'] } });
    expect(kindOfStatus(404, body)).toBe('invalid');
  });

  it('of any shape is read without throwing, into strings only', () => {
    const bodies = fc.oneof(
      fc.anything(),
      fc.record(
        { message: fc.anything(), error: fc.anything(), errors: fc.anything() },
        { requiredKeys: [] },
      ),
      fc.record({ errors: fc.dictionary(fc.string(), fc.anything()) }),
    );
    fc.assert(
      fc.property(bodies, (body) => {
        const { serverMessage, fields } = read(body);
        expect(serverMessage === null || typeof serverMessage === 'string').toBe(true);
        for (const messages of Object.values(fields)) {
          expect(messages.length).toBeGreaterThan(0);
          expect(messages.every((message) => typeof message === 'string')).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('is kept unchanged', () => {
    const body = { message: 'No.', extra: [1] };
    expect(new ApiError({ kind: 'refused', call: 'users', status: 403, body }).body).toBe(body);
  });
});

describe('the kind of a status', () => {
  const fields = { errors: { email: ['Ya existe.'] } };
  it.each([
    [401, null, 'unauthorized'],
    [401, fields, 'unauthorized'],
    [422, null, 'invalid'],
    [400, fields, 'invalid'],
    [400, { message: 'No.' }, 'refused'],
    [403, null, 'refused'],
    [404, html, 'refused'],
    [429, null, 'throttled'],
    [429, fields, 'throttled'],
    [500, null, 'fault'],
    [500, fields, 'fault'],
    [599, null, 'fault'],
  ] as const)('%i with %j is %s', (status, body, kind) => {
    expect(kindOfStatus(status, body)).toBe(kind);
  });
});

describe('any thrown value', () => {
  it('is kept when it is an ApiError', () => {
    const error = new ApiError({ kind: 'fault', call: 'states' });
    expect(toFailure(error)).toBe(error);
  });

  it('becomes a broken reply otherwise', () => {
    const cause = new TypeError('defect');
    expect(toFailure(cause)).toMatchObject({ kind: 'broken', call: null, cause });
  });
});
