import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { refusalText } from '#src/features/outbox/texts/refusal-text.ts';
import { waitingText } from '#src/features/outbox/texts/waiting-text.ts';

const refusal = (status: number, body: unknown) =>
  new ApiError({ kind: status === 422 ? 'invalid' : 'refused', call: 'saveQuote', status, body });

const changedPrice = refusal(422, { message: 'Revisa.', errors: { total_centavos: ['Cambió.'] } });

describe('the reason why the server refused a waiting quote', () => {
  it('holds the total that the person saw (W09)', () => {
    expect(refusalText(changedPrice, 424_560)).toContain('era $4,245.60. Ábrela');
  });

  it("holds today's total where it is known and differs (W09)", () => {
    expect(refusalText(changedPrice, 424_560, 430_000)).toContain('era $4,245.60 y hoy es $4,300.00.');
    expect(refusalText(changedPrice, 424_560, 424_560)).not.toContain('hoy es');
  });

  it('says that the quote was changed elsewhere (W09)', () => {
    expect(refusalText(refusal(409, { message: 'Cambió.' }), 424_560)).toContain('cambió en otro lado');
  });

  it('is that of the failure otherwise (W09)', () => {
    expect(refusalText(refusal(403, { message: 'No.' }), 424_560)).toMatch(/^No se guardó: /);
  });
});

describe('the reason why quotes wait', () => {
  it.each([
    [null, /^Sin señal/, /cuando vuelva la señal/],
    ['unreachable', /^Sin señal/, /cuando vuelva la señal/],
    ['throttled', /^Hubo demasiados intentos/, /demasiados intentos/],
    ['fault', /^El servidor tuvo un problema/, /cuando el servidor se recupere/],
    ['broken', /^El servidor tuvo un problema/, /cuando el servidor se recupere/],
  ] as const)('after a failure that is %s is named, of all and of one (W08)', (kind, all, one) => {
    const text = waitingText(kind === null ? null : { kind });
    expect(text.all).toMatch(all);
    expect(text.one).toMatch(one);
  });
});
