import { readSpokenCount } from '#src/reading/spoken.ts';
import { holdTwoSides } from '#src/reading/two-sides.ts';

/** Whole numbers up to this are pieces, not sizes. */
const MOST_PIECES = 20;

const isSmall = (cell: string) => 'value' in readSpokenCount(cell, MOST_PIECES);
const hasLetters = (cell: string) => /\p{L}{2}/u.test(cell);

/** What the cells of a column are by themselves; null where they do not say it. */
function fieldOf(column: readonly string[]): 'quantity' | 'name' | null {
  const cells = column.filter((cell) => cell !== '');
  if (cells.length === 0 || holdTwoSides(cells)) return null;
  if (cells.every(isSmall)) return 'quantity';
  return cells.filter(hasLetters).length > cells.length / 2 ? 'name' : null;
}

/**
 * What the columns of a list without headings are, by their cells: small whole numbers are pieces, and the first text is the
 * place. Which of two measures is the width is for a person to say.
 * @param fields what is known of the columns otherwise
 */
export function guessedFields(
  columns: readonly (readonly string[])[],
  fields: readonly (string | null)[],
): readonly (string | null)[] {
  const guessed = columns.map((cells, at) => (fields[at] === null ? fieldOf(cells) : null));
  const isOneQuantity = guessed.filter((field) => field === 'quantity').length === 1;
  return fields.map((field, at) => {
    const guess = guessed[at] ?? null;
    const isMeant = guess === 'name' ? guessed.indexOf('name') === at : isOneQuantity;
    return field ?? (isMeant ? guess : null);
  });
}
