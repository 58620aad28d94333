const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** After a filter a PHP list has gaps and is sent as an object: `{"0": …, "2": …}`. */
export function isNumbered(value: object): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^(?:0|[1-9]\d*)$/.test(key));
}

/** Whether a reply has its content inside `{data}`. */
const isWrapped = (body: unknown): body is Readonly<Record<'data', unknown>> =>
  isRecord(body) && 'data' in body;

/**
 * The rows of a reply, bare or inside `{data}`, also of a paginator that is in `{data}` itself, as a list or under numbers
 * (B16); null for any other reply.
 */
export function rowsIn(body: unknown): readonly unknown[] | null {
  if (isWrapped(body)) return rowsIn(body.data);
  if (isList(body)) return body;
  return isRecord(body) && isNumbered(body) ? Object.values(body) : null;
}

/** Whether a list may have further pages: something is said beside its rows. */
export const isPaged = (body: unknown): boolean =>
  isWrapped(body) && (Object.keys(body).length > 1 || isPaged(body.data));

/** A reply, or one with only some of its rows. */
export interface Part {
  readonly body: unknown;
  /** Its rows; null when it is no list. */
  readonly rows: readonly unknown[] | null;
  /** Index of the first of them in the reply. */
  readonly from: number;
}

/** Some rows in the form of the reply that holds them. */
export const partOf = (body: unknown, rows: readonly unknown[], from: number): Part => ({
  body: isWrapped(body) ? { data: rows } : rows,
  rows,
  from,
});
