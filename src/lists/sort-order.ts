/** How a list is sorted. */
export interface SortOrder {
  /** The column, by its name in the address. */
  readonly by: string;
  readonly descending: boolean;
}

/**
 * The order in an address, where `total` is ascending and `-total` descending.
 * @param columns by their names
 * @param standard for a text that names none of them
 */
export function readOrder(
  text: string,
  columns: Readonly<Record<string, unknown>>,
  standard: SortOrder,
): SortOrder {
  const by = text.replace(/^-/, '');
  return Object.hasOwn(columns, by) ? { by, descending: text.startsWith('-') } : standard;
}

/** An order as the address has it. */
export const orderText = (by: string, descending: boolean): string => `${descending ? '-' : ''}${by}`;
