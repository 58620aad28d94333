import { expect, it } from 'vitest';
import { families } from '#src/content/families.ts';
import { quotable } from '#src/content/quotable.ts';
import { cutBook } from './cut-book.ts';
import { partsOfEntry, partTexts } from './support/part-texts.ts';

it.each(cutBook)('cuts $name', (entry) => {
  const parts = partsOfEntry(entry);
  expect('value' in parts ? partTexts(parts.value) : parts.reasons).toEqual(entry.parts);
});

it('names every line once, and has some of every family', () => {
  expect(new Set(cutBook.map(({ name }) => name)).size).toBe(cutBook.length);
  const cut = new Set(cutBook.map(({ variant }) => quotable.variantOf(variant)?.family));
  expect(families.filter(({ id }) => !cut.has(id))).toEqual([]);
});

it('cuts nothing of a line that cannot be made, and says why', () => {
  const line = { widthMm: 2_600, heightMm: 1_800, quantity: 1 };
  expect(partsOfEntry({ variant: 'blackout-lino', line, mount: 'inside' })).toEqual({
    reasons: [{ code: 'wider-than-roll', rollMm: 2_500 }],
  });
});
