import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { readSpokenCount } from '#src/reading/spoken.ts';
import { readSide } from '#src/reading/words.ts';
import type { ListField } from './list-fields.ts';

const isCount = (cell: string): boolean => 'value' in readSpokenCount(cell, MOST_PIECES);

/**
 * What a column is whose heading has two meanings: “Unidades” may be pieces, “Pieza” a room, “Área” square metres, and
 * “Cadena” the side of it. Null where a person has to say.
 * @param cells those that are not empty
 * @param taken the fields of all headings
 */
export function fieldByCells(
  field: ListField,
  cells: readonly string[],
  taken: ReadonlySet<string | null>,
): ListField | null {
  if (cells.length === 0) return field;
  const meant = (other: ListField) => (taken.has(other) ? null : other);
  const areWords = cells.length > 1 && cells.every((cell) => /\p{L}|^\D+$/u.test(cell) && !isCount(cell));
  if (field === 'quantity' && areWords) return null;
  if (field === 'name' && cells.every((cell) => /^\d+[.,]\d{2,}$/.test(cell))) return null;
  if (field === 'unit' && cells.every(isCount)) return meant('quantity');
  const areSides = cells.every((cell) => typeof readSide(cell) === 'string');
  return field === 'controlLength' && areSides ? meant('side') : field;
}
