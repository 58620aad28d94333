import { isNumbered, isRecord } from './rows-in.ts';

/** What PHP writes beside a reply, with and without HTML: `Deprecated: … in /var/www/a.php on line 12`. */
const NOTICE =
  /(?:^|\n|<br \/>\s*)(?:<b>)?(?:Warning|Notice|Deprecated)(?:<\/b>)?:[^]*? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?\s*/g;

/** The text of a reply without the notices of PHP before and after it. */
export const withoutNotices = (text: string): string => text.replaceAll(NOTICE, '');

/** What stands beside rows and holds none. */
const ASIDE = /^(?:_?links|meta|errors?|messages?|trace|input|debug)$/;
/** Fields of a single thing, which is no wrapper of a list. */
const OWN = ['id', 'name', 'title'];

/**
 * A reply with its list in `{data}` that has it under the only other name that holds one, at any depth, or as names under
 * their ids, which Laravel's `pluck` makes: `{"19": "Nuevo León"}` (B16); null when it holds none.
 */
export function withRows(body: unknown): unknown {
  // Texts in a list, such as filters, are no rows.
  if (Array.isArray(body)) return body.length === 0 || body.some(isRecord) ? body : null;
  if (!isRecord(body)) return null;
  if (isNumbered(body)) {
    return Object.entries(body).map(([id, name]) => (typeof name === 'string' ? { id, name } : name));
  }
  if (OWN.some((field) => field in body)) return null;
  const entries = 'data' in body ? [['data', body['data']] as const] : Object.entries(body);
  const [rows, ...others] = entries
    .filter(([key]) => !ASIDE.test(key))
    .map(([, value]) => withRows(value))
    .filter((held) => held !== null);
  return rows !== undefined && others.length === 0 ? { ...body, data: rows } : null;
}
