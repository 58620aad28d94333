import { describe, expect, it } from 'vitest';
import { validityOf } from '#src/screens/panel/perfil/wallet/expiry.ts';
import { nameOf } from '#src/screens/panel/perfil/wallet/name-of.ts';

const today = new Date(2026, 10, 30, 23, 59);

describe('a card', () => {
  it.each([
    ['10/26', 'expired'],
    ['11/26', 'expiring'],
    ['12/26', 'expiring'],
    ['1/27', 'expiring'],
    ['02/27', 'valid'],
    ['11/2026', 'expiring'],
    ['2026-10', 'expired'],
    ['2029-01-31', 'valid'],
    [' 11 / 29 ', 'valid'],
    ['11-29', 'valid'],
  ])('that expires %s is %s in November 2026', (expires, validity) => {
    expect(validityOf(expires, today)).toBe(validity);
  });

  it.each([null, '', 'cuando sea', '13/29', '00/29', '1129', '11/129'])(
    'with the expiry %j is neither expired nor about to expire',
    (expires) => {
      expect(validityOf(expires, today)).toBeNull();
    },
  );

  it.each([
    [{ brand: 'Visa', last_four: '4242' }, 'Visa terminada en 4242'],
    [{ brand: null, last_four: '42' }, 'Tarjeta terminada en 0042'],
    [{ brand: 'Visa', last_four: null }, 'Visa'],
    [{ brand: null, last_four: null }, 'Tarjeta'],
  ])('%o is named %s', (method, name) => {
    expect(nameOf(method)).toBe(name);
  });
});
