import { expect, it } from 'vitest';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneWords, searchFor } from '#src/format/search.ts';

const text = normalizeText(`C-1032 Casa Méndez 2026 ${phoneWords('55 1234 5678 / Ana 81 8765 4321')}`);

it.each([
  'mendez',
  'casa 1032',
  '5512345678',
  '+52 55 1234 5678',
  '044 55 1234 5678',
  '8187654321',
  'Ana +52 81 8765 4321',
  '55.1234.5678 (casa de Ana)',
  '55.1234',
  '1234 5678',
  '2026 casa',
  '2026 1032',
])('a search for %s finds it', (typed) => {
  expect(searchFor(typed)(text)).toBe(true);
});

it.each(['5512345679', 'Ana +52 81 8765 4322', '+1 551 234 5678', 'mendoza', '1033'])(
  'a search for %s does not',
  (typed) => {
    expect(searchFor(typed)(text)).toBe(false);
  },
);
