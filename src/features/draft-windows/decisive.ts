import type { Mount } from '#src/quoting/measures/measured.ts';

/**
 * Of several written lengths of a side the one that counts: the smallest inside, the largest outside. One that cannot be
 * read comes first, so that it is seen; '' for none.
 * @param order how long a written length is beside the others; NaN for one that cannot be read
 */
export function decisive(lengths: readonly string[], mount: Mount, order: (one: string) => number): string {
  const typed = lengths.filter((one) => one.trim() !== '');
  const unread = typed.find((one) => Number.isNaN(order(one)));
  const sorted = typed.toSorted((one, other) => order(one) - order(other));
  return unread ?? sorted.at(mount === 'inside' ? 0 : -1) ?? '';
}
