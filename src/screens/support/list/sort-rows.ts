/** What rows are ordered by; null is what is not known. */
type Value = string | number | null;

const TILDE = 'n\u0303';
/** After every letter that follows an n, before the o. */
const AFTER_N = 'n\u007F';
const MARKS = /\p{M}/gu;
const DIGITS = /\d+/g;
/** As long as any number in a name. */
const PLACES = 12;

/**
 * What a text is ordered by, so that comparing code units gives the order of Spanish: no accents, ñ after n, numbers by
 * their size. Made once for each row, it costs half of what a collator does for twenty thousand names.
 */
const orderKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(TILDE, AFTER_N)
    .replaceAll(MARKS, '')
    .replaceAll(DIGITS, (digits) => digits.padStart(PLACES, '0'));

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Rows in the order of a value of theirs, as Spanish has it and numbers in texts by their size. What is not known comes
 * last either way, and equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  descending: boolean,
): readonly Row[] {
  const keyed = rows.map((row) => {
    const value = valueOf(row);
    return { row, value: typeof value === 'string' ? orderKey(value) : value };
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
