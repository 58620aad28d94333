import { expect, it } from 'vitest';
import { attemptKeys } from '#src/features/orders/payments/attempt-keys.ts';

it('the same values have the same key, also after others; other values and another form have another (B111)', () => {
  const keyOf = attemptKeys();
  const values = { amount_centavos: 123_437, paid_on: '2026-11-17', reference: 'SPEI 37' };
  const key = keyOf(values);
  expect(keyOf({ ...values })).toBe(key);
  const others = [
    { ...values, amount_centavos: 123_438 },
    { ...values, paid_on: '2026-11-18' },
    { ...values, reference: 'SPEI 38' },
  ];
  const keys = [key, ...others.map(keyOf), attemptKeys()(values)];
  expect(new Set(keys).size).toBe(5);
  expect(keyOf(values)).toBe(key);
});
