import { expect, it } from 'vitest';
import { inPesos, pesos } from '#src/format/money.ts';

it('a public price is rounded up to whole pesos, so that nobody pays more than was shown', () => {
  expect(pesos(131_050)).toBe('$1,311');
  expect(pesos(131_000)).toBe('$1,310');
  expect(inPesos(131_050)).toBe('$1,310.50');
});
