import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('amounts are written by one module (F15)', () => {
  const writers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /style: 'currency'/.test(readFileSync(file, 'utf8')),
  );
  expect(writers.toSorted()).toEqual(['src/format/currency-name.ts', 'src/format/money.ts']);
});

it('the deposit is worked out by the promise alone; the others say its share', () => {
  const readers = globSync('{src,mocks}/**/*.{ts,tsx}').filter((file) =>
    /\bDEPOSIT_BP\b/.test(
      readFileSync(file, 'utf8').replaceAll(
        /inPercent\(DEPOSIT_BP\)|String\(DEPOSIT_BP \/ 100\)|import .*/g,
        '',
      ),
    ),
  );
  expect(readers.toSorted()).toEqual(['src/content/terms.ts', 'src/promise/promise.ts']);
});
