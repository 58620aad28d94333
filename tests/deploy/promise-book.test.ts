import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promisePage } from '#tests/materials/pages/promise-page.ts';

it('docs/promise-book.md agrees with the examples (npm run promise-book writes it)', () => {
  expect(readFileSync('docs/promise-book.md', 'utf8')).toBe(promisePage());
});
