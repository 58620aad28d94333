import { expect, test } from 'vitest';
import { cutFigures, piecesFor } from '#src/screens/storefront/nosotros/cut-figures.ts';
import { cutBook } from '#tests/quoting/cut-book.ts';

test('the pieces that the page of the shop draws are those of the golden cut book', () => {
  const entry = cutBook.find(({ name }) => name === 'roller inside its recess');
  const { clothMm, cutMm, tubeMm } = piecesFor(1_200, 1_800);
  const size = `${String(clothMm)} × `;
  expect(entry?.line).toMatchObject({ widthMm: 1_200, heightMm: 1_800 });
  expect(entry?.parts.slice(0, 3)).toEqual([
    `1 cloth of ${size}1800, cut ${size}${String(cutMm)}, roll ${String(cutFigures.rollMm)}`,
    `1 tube of ${String(tubeMm)}`,
    `1 bottom-bar of ${String(tubeMm)}`,
  ]);
});
