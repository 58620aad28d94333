import { noteArrival } from '../arrivals.ts';
import type { CallName } from '../contract/index.ts';
import { ApiError, toFailure } from '../errors.ts';
import { withoutNotices, withRows } from './odd-body.ts';
import { parseJson } from './parse-json.ts';
import { isNumbered, isRecord, rowsIn } from './rows-in.ts';

/** Fetches the same list with another query, such as `?page=2`, as the text of its reply. */
export type AskPage = (query: string) => Promise<string>;

/** All rows of a list that a server sends in pages. */
export interface Pages {
  readonly rows: readonly unknown[];
  /** Characters of all replies. */
  readonly length: number;
  /** How many rows there are, where a page did not arrive; null when the server does not say. */
  readonly missing: { readonly total: number | null } | null;
}

/** Where a reply may speak of its pages: beside the rows, and in what else stands there. */
const partsOf = (body: unknown): readonly Readonly<Record<string, unknown>>[] =>
  isRecord(body) && !isNumbered(body) ? [body, ...Object.values(body).flatMap(partsOf)] : [];

/** What a page says of the pages, as the paginators of Laravel, of Fractal and of JSON:API do. */
function saidOf(body: unknown) {
  const parts = partsOf(body);
  const found = (...keys: readonly string[]) =>
    keys.flatMap((key) => parts.map((part) => part[key] ?? null)).find((value) => value !== null) ?? null;
  const count = (...keys: readonly string[]) => {
    const value = Number(found(...keys) ?? NaN);
    return Number.isInteger(value) ? value : null;
  };
  const link = found('next_page_url', 'next');
  const next = isRecord(link) ? link['href'] : link;
  const cursor = found('next_cursor');
  const total = count('total');
  const perPage = count('per_page');
  return {
    next: typeof next === 'string' && next !== '' ? next : null,
    cursor: typeof cursor === 'string' && cursor !== '' ? cursor : null,
    current: count('current_page', 'currentPage', 'page'),
    last:
      count('last_page', 'lastPage', 'total_pages') ??
      (total !== null && perPage !== null ? Math.ceil(total / perPage) : null),
    /** A sum of money may have that name too. */
    total: count('per_page', 'current_page', 'currentPage', 'page') === null ? null : total,
  };
}

/**
 * The query of the next page; null after the last. Of an address only the query counts: behind a proxy servers write their
 * own with another scheme or host.
 */
function nextQuery(body: unknown): string | null {
  const { next, cursor, current, last } = saidOf(body);
  const query = next === null ? '' : (URL.parse(next, 'https://api.invalid')?.search ?? '');
  if (query !== '') return query;
  if (cursor !== null) return `?cursor=${encodeURIComponent(cursor)}`;
  return current !== null && last !== null && current < last ? `?page=${String(current + 1)}` : null;
}

const idOf = (row: unknown) => (isRecord(row) ? (row['id'] ?? null) : null);

/** The rows whose ids did not arrive before: a row that was added meanwhile moves others to the next page. */
function unknownOf(rows: readonly unknown[], more: readonly unknown[]): readonly unknown[] {
  const known = new Set(rows.map(idOf));
  return more.filter((row) => idOf(row) === null || !known.has(idOf(row)));
}

/**
 * Follows a list to its last page, and says how far it is. A page that fails ends it with what arrived before, unless the session ended or nobody
 * waits any more.
 * @param first the body of the first page
 * @param length of its text
 * @throws ApiError `unauthorized`, `cancelled`
 */
export async function followPages(...asked: Parameters<typeof follow>): Promise<Pages> {
  try {
    return await follow(...asked);
  } finally {
    noteArrival(asked[0], null);
  }
}

async function follow(call: CallName, first: unknown, length: number, askPage: AskPage): Promise<Pages> {
  let { total } = saidOf(first);
  let rows = rowsIn(first) ?? [];
  let characters = length;
  const asked = new Set<string>();
  for (let query = nextQuery(first); query !== null && !asked.has(query);) {
    asked.add(query);
    noteArrival(call, { arrived: rows.length, total });
    try {
      const text = await askPage(query);
      const body = withRows(parseJson(withoutNotices(text)));
      const more = rowsIn(body);
      if (more === null) throw new ApiError({ kind: 'broken', call });
      rows = [...rows, ...unknownOf(rows, more)];
      characters += text.length;
      total = saidOf(body).total ?? total;
      query = more.length === 0 ? null : nextQuery(body);
    } catch (error) {
      const { kind } = toFailure(error);
      if (kind === 'unauthorized' || kind === 'cancelled') throw error;
      return { rows, length: characters, missing: { total } };
    }
  }
  const isShort = total !== null && rows.length < total;
  return { rows, length: characters, missing: isShort ? { total } : null };
}
