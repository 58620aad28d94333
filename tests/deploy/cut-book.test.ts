import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutPage } from '#tests/quoting/pages/cut-page.ts';

it('docs/cut-book.md agrees with the tables and the examples (npm run cut-book writes it)', () => {
  expect(readFileSync('docs/cut-book.md', 'utf8')).toBe(cutPage());
});
