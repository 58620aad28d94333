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

/** Names that Laravel's `pluck` puts under their ids: `{"19": "Nuevo León"}`. */
const named = (values: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.entries(values).map(([id, name]) => (typeof name === 'string' ? { id, name } : name));

/** What stands beside rows and holds none. */
const ASIDE = /^(?:_?links|meta|errors?|messages?|trace|input|debug)$/;
/** Fields of a single thing, which is no wrapper of a list. */
const OWN = ['id', 'name', 'title'];

/**
 * The rows of a reply: bare, inside `{data}` or under the only other name that holds a list, also of a paginator that is in
 * there itself, as a list or under numbers (B16); null for any other reply.
 * @param numbered reads what is under numbers
 */
export function rowsIn(body: unknown, numbered = named): readonly unknown[] | null {
  if (isWrapped(body)) return rowsIn(body.data, numbered);
  if (isList(body)) return body;
  if (!isRecord(body)) return null;
  if (isNumbered(body)) return numbered(body);
  if (OWN.some((field) => field in body)) return null;
  const [rows, ...others] = Object.entries(body).flatMap(([key, value]) => {
    const held = ASIDE.test(key) ? null : rowsIn(value, numbered);
    // Texts in a list, such as filters, are no rows.
    return held === null || (held.length > 0 && !held.some(isRecord)) ? [] : [held];
  });
  return others.length === 0 ? (rows ?? null) : null;
}

/** Whether a list may have further pages: something is said beside its rows. */
export const isPaged = (body: unknown): boolean =>
  isRecord(body) && !isNumbered(body) && (Object.keys(body).length > 1 || Object.values(body).some(isPaged));

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
