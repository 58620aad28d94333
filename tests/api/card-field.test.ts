import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCardMessage } from '#src/api/card-field.ts';
import { RUNS } from '#tests/support/runs.ts';

const ORIGIN = 'https://pagos.ejemplo.mx';

/** The parts of a window that a message's source needs. */
const windowWithin = (parent: object | null) => ({ parent, postMessage: () => undefined });

const page = windowWithin(null);
const frame = windowWithin(page) as unknown as Window;

const read = (data: unknown, origin = ORIGIN, source: Window | null = frame) =>
  readCardMessage({ data, origin, source }, ORIGIN);

beforeEach(() => {
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a message of the card's frame", () => {
  it.each([
    [{ type: 'card.ready' }],
    [{ type: 'card.tokenizing' }],
    [{ type: 'card.invalid' }],
    [{ type: 'card.failed' }],
    [{ type: 'card.tokenized', token: 'tok_1MZ4242' }],
    [{ type: 'card.declined', reason: 'Fondos insuficientes.' }],
  ])('is accepted: %o', (message) => {
    expect(read(message)).toEqual(message);
  });

  it('loses unknown fields', () => {
    expect(read({ type: 'card.ready', number: '4242424242424242' })).toEqual({ type: 'card.ready' });
  });

  it.each([
    undefined,
    null,
    '',
    'Fondos insuficientes. '.repeat(20),
    7,
    'La tarjeta 4242 4242 4242 4242 fue rechazada.',
  ])('has a null reason when the reason is %j', (reason) => {
    expect(read({ type: 'card.declined', reason })).toEqual({ type: 'card.declined', reason: null });
  });

  it.each([
    null,
    'card.ready',
    [],
    {},
    { type: 'card.submit' },
    { type: 'card.open' },
    { type: 'card.tokenized' },
    { type: 'card.tokenized', token: '' },
    { type: 'card.tokenized', token: 7 },
    { type: 'card.tokenized', token: 'x'.repeat(4_097) },
    // A card number in place of a token: we must never store it.
    { type: 'card.tokenized', token: '4242424242424242' },
    { type: 'card.tokenized', token: '4242 4242 4242 4242' },
  ])('is ignored when it is %j', (message) => {
    expect(read(message)).toBeNull();
  });

  it('is ignored from another origin or window', () => {
    const ready = { type: 'card.ready' };
    expect(read(ready, 'https://malo.ejemplo.mx')).toBeNull();
    expect(read(ready, `${ORIGIN}.malo.mx`)).toBeNull();
    expect(read(ready, 'null')).toBeNull();
    expect(read(ready, ORIGIN, null)).toBeNull();
    expect(read(ready, ORIGIN, page as unknown as Window)).toBeNull();
    expect(read(ready, ORIGIN, windowWithin(frame) as unknown as Window)).toBeNull();
  });

  it('is ignored when it is any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(read(data)).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });
});
