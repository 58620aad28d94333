import { describe, expect, it } from 'vitest';
import { fingerprintOf, isOfRequest } from '#machines/support/sent-requests.ts';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';

const window: DraftWindow = {
  ...emptyWindow('a', 'Sala'),
  choices: { control: 'cadena', extras: ['instalacion'] },
};
const draft = { windows: [window, { ...window, key: 'b' }] };
const request = {
  ...{ folio: 'C-1032', share: 'palabra', totalCentavos: 1_935_937, windows: 2 },
  fingerprint: fingerprintOf(draft),
};
const changed = (change: Partial<DraftWindow>) => ({
  windows: [
    { ...window, ...change },
    { ...window, key: 'b' },
  ],
});

describe('a request that was sent', () => {
  it.each([
    { quantity: '3' },
    { mount: 'outside' as const },
    { note: 'Tocar dos veces' },
    { fitting: { controlMm: 1_370 } },
    { children: true },
    { choices: { control: 'varita' } },
  ])('is another one after %o, and still that draft (B161)', (change) => {
    expect(fingerprintOf(changed(change))).not.toBe(request.fingerprint);
    expect(isOfRequest(changed(change), request)).toBe(true);
  });

  it('is the same when its draft was stored in another order', () => {
    const stored = changed({ choices: { extras: ['instalacion'], control: 'cadena' } });
    expect(fingerprintOf(stored)).toBe(request.fingerprint);
  });

  it('is not a draft without its windows, and cannot be changed without its secret', () => {
    expect(isOfRequest({ windows: [{ ...window, key: 'c' }] }, request)).toBe(false);
    expect(isOfRequest(draft, { ...request, share: null })).toBe(false);
  });
});
