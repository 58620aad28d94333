import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';

const bare = {
  key: 'v1',
  name: 'Sala',
  variant: 'blackout-lino',
  color: 'arena',
  line: { widthMm: 1_100, heightMm: 1_800, quantity: 1 },
};
const recess = { widthsMm: [1_098, 1_100, 1_102], heightsMm: [1_800, 1_801, 1_800] };

const read = (more: object) => z.parse(QuotedWindow, { ...bare, ...more });

describe('a window in a reply', () => {
  it.each([{}, { mount: null, measured: null }, { mount: '', measured: '' }])(
    'with %j has no mount and no measures',
    (more) => {
      expect(read(more)).toMatchObject({ ...bare, mount: null, measured: null });
    },
  );

  it('has its mount and measures, with or without diagonals', () => {
    expect(read({ mount: 'outside', measured: recess })).toMatchObject({
      mount: 'outside',
      measured: recess,
    });
    expect(read({ measured: { ...recess, diagonalsMm: null } }).measured).toEqual(recess);
    const whole = { ...recess, diagonalsMm: [2_108, 2_110] };
    expect(read({ measured: whole }).measured).toEqual(whole);
  });

  it('decodes to the same value again', () => {
    const once = read({ mount: 'inside', measured: recess });
    expect(z.parse(QuotedWindow, once)).toEqual(once);
    expect(z.parse(QuotedWindow, read({}))).toEqual(read({}));
  });

  it.each([
    { mount: 'techo' },
    { measured: { ...recess, widthsMm: [1_098, 1_100] } },
    { measured: { ...recess, heightsMm: [1_800.5, 1_800, 1_800] } },
    { measured: { ...recess, diagonalsMm: [0, 1] } },
  ])('with %j is rejected', (more) => {
    expect(z.safeParse(QuotedWindow, { ...bare, ...more }).success).toBe(false);
  });
});
