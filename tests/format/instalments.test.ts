import { expect, it } from 'vitest';
import { sayInstalments } from '#src/format/instalments.ts';

it.each([
  [4_769_000, 6, '6 pagos de $7,948.34, el último de $7,948.30'],
  [4_769_004, 6, '6 pagos de $7,948.34'],
  [1_000_001, 3, '3 pagos de $3,333.34, el último de $3,333.33'],
  [1_200_000, 12, '12 pagos de $1,000.00'],
])('%i centavos in %i payments add up to the amount', (centavos, count, says) => {
  expect(sayInstalments(centavos, count)).toBe(says);
});
