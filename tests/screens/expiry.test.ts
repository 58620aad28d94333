import { describe, expect, it } from 'vitest';
import { nameOf } from '#src/screens/panel/perfil/wallet/name-of.ts';
import { validityOf } from '#src/screens/panel/perfil/wallet/expiry.ts';

const today = new Date(2026, 10, 30, 23, 59);

describe('a card', () => {
  it.each([
    ['10/26', 'over'],
    ['11/26', 'soon'],
    ['12/26', 'soon'],
    ['1/27', 'soon'],
    ['02/27', 'valid'],
    ['11/2026', 'soon'],
    ['2026-10', 'over'],
    ['2029-01-31', 'valid'],
    [' 11 / 29 ', 'valid'],
    ['11-29', 'valid'],
  ])('that expires %s is %s in November of 2026', (expires, validity) => {
    expect(validityOf(expires, today)).toBe(validity);
  });

  it.each([null, '', 'cuando sea', '13/29', '00/29', '1129', '11/129'])(
    'of which %j is known is neither',
    (expires) => {
      expect(validityOf(expires, today)).toBeNull();
    },
  );

  it.each([
    [{ brand: 'Visa', last_four: '4242' }, 'Visa terminada en 4242'],
    [{ brand: null, last_four: '42' }, 'Tarjeta terminada en 0042'],
    [{ brand: 'Visa', last_four: null }, 'Visa'],
    [{ brand: null, last_four: null }, 'Tarjeta'],
  ])('%o is called %s', (method, name) => {
    expect(nameOf(method)).toBe(name);
  });
});
