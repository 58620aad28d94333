import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('amounts are written by one module (F15)', () => {
  const writers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /style: 'currency'/.test(readFileSync(file, 'utf8')),
  );
  expect(writers.toSorted()).toEqual(['src/format/currency-name.ts', 'src/format/money.ts']);
});
