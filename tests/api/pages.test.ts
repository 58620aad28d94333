import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { expect, it, vi } from 'vitest';
import { arrivalOf, watchArrivals } from '#src/api/arrivals.ts';
import { createClient } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import { gapsOf } from '#src/api/gaps.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

const server = useOwnServer();
const refused = vi.fn<(token: string | null) => void>();
const client = createClient({ apiHost: HOST, readToken: () => '1|abc', onUnauthorized: refused });

const TOTAL = 58;
const PER_PAGE = 15;
const LAST = Math.ceil(TOTAL / PER_PAGE);
const roles = Array.from({ length: TOTAL }, (_, at) => ({ id: at + 1, name: `Rol ${String(at + 1)}` }));
const rowsOf = (page: number) => roles.slice((page - 1) * PER_PAGE, page * PER_PAGE);

type Page = (page: number) => DefaultBodyType | Response;

/** Answers each page, and lists the addresses that were asked for. */
function answerPages(answer: Page): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${HOST}/api/roles`, ({ request }) => {
      asked.push(request.url.slice(HOST.length));
      expect(request.headers.get('Authorization')).toBe('Bearer 1|abc');
      const reply = answer(Number(new URL(request.url).searchParams.get('page') ?? 1));
      return reply instanceof Response ? reply : HttpResponse.json(reply);
    }),
  );
  return asked;
}

const nextOf = (page: number, address: string) =>
  page < LAST ? `${address}?page=${String(page + 1)}` : null;

/** Laravel's own paginator. */
const plain: Page = (page) => ({
  data: rowsOf(page),
  current_page: page,
  last_page: LAST,
  next_page_url: nextOf(page, `${HOST}/api/roles`),
  total: TOTAL,
});

const everyPage = ['/api/roles', '/api/roles?page=2', '/api/roles?page=3', '/api/roles?page=4'];

it.each<[string, Page]>([
  ["as Laravel's paginator", plain],
  [
    'as a collection of resources',
    (page) => ({
      data: rowsOf(page),
      links: { next: nextOf(page, `${HOST}/api/roles`) },
      meta: { current_page: page, last_page: LAST, total: TOTAL },
    }),
  ],
  [
    'with addresses of the host behind a proxy',
    (page) => ({ data: rowsOf(page), next_page_url: nextOf(page, 'http://10.0.0.7:8080/index.php/roles') }),
  ],
  [
    'with numbers of pages and no address',
    (page) => ({ data: rowsOf(page), current_page: String(page), last_page: LAST }),
  ],
  ['in a reply of its own', (page) => ({ success: true, data: plain(page) })],
  ['in nothing else than data', (page) => ({ data: plain(page) })],
  [
    'as Fractal',
    (page) => ({
      data: rowsOf(page),
      meta: {
        pagination: {
          ...{ total: TOTAL, per_page: PER_PAGE, current_page: page, total_pages: LAST },
          links: { next: nextOf(page, `${HOST}/api/roles`) },
        },
      },
    }),
  ],
  [
    'as Fractal without addresses',
    (page) => ({ data: rowsOf(page), pagination: { current_page: page, total_pages: LAST } }),
  ],
  [
    'with names as of JavaScript',
    (page) => ({ data: rowsOf(page), currentPage: page, lastPage: LAST, total: TOTAL }),
  ],
  [
    'as JSON:API',
    (page) => ({ data: rowsOf(page), links: { next: page < LAST && { href: nextOf(page, '/api/roles') } } }),
  ],
  [
    'with the size of a page and no last one',
    (page) => ({ data: rowsOf(page), current_page: page, per_page: PER_PAGE, total: TOTAL }),
  ],
  ['under another name', (page) => ({ roles: plain(page) })],
  ['as Django', (page) => ({ count: TOTAL, next: nextOf(page, '/api/roles'), results: rowsOf(page) })],
  [
    'as HAL',
    (page) => ({
      _embedded: { roles: rowsOf(page) },
      _links: { next: { href: nextOf(page, '/api/roles') } },
    }),
  ],
])('a list in pages, %s, is followed to its end (B16)', async (_, page) => {
  const asked = answerPages(page);
  const read = await client.request('roles', {});
  expect(read).toEqual(roles);
  expect(gapsOf(read)).toBeNull();
  expect(asked).toEqual(everyPage);
});

it('a list that goes on after a cursor is followed to its end (B16)', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${HOST}/api/roles`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const page = Number(searchParams.get('cursor')?.slice(2) ?? 1);
      const next = page < LAST ? `p=${String(page + 1)}` : null;
      return HttpResponse.json({ data: rowsOf(page), meta: { next_cursor: next } });
    }),
  );
  expect(await client.request('roles', {})).toEqual(roles);
  expect(asked).toEqual(['', '?cursor=p%3D2', '?cursor=p%3D3', '?cursor=p%3D4']);
});

it.each<[string, Page, number | null]>([
  ['has no other page', () => ({ data: rowsOf(1), per_page: PER_PAGE, total: TOTAL }), TOTAL],
  ['sends the first page again', () => ({ ...Object(plain(1)), next_page_url: null }), TOTAL],
  ['speaks of money', () => ({ data: rowsOf(1), total: 12_500 }), null],
])('a server that counts more rows than it sends, and %s', async (_, page, total) => {
  answerPages(page);
  const read = await client.request('roles', {});
  expect(read).toEqual(rowsOf(1));
  expect(gapsOf(read)?.pages ?? null).toEqual(total === null ? null : { arrived: PER_PAGE, total });
});

it.each([
  ['a fault', () => new HttpResponse(null, { status: 500 })],
  ['no connection', () => HttpResponse.error()],
  ['another shape', () => HttpResponse.json({ message: 'Mantenimiento' })],
  ['too many requests', () => HttpResponse.json({ message: 'Too Many Attempts.' }, { status: 429 })],
])('after %s on a later page the list has the rows before, and says of how many', async (_, failure) => {
  answerPages((page) => (page === 3 ? failure() : plain(page)));
  const read = await client.request('roles', {});
  expect(read).toEqual(roles.slice(0, 2 * PER_PAGE));
  expect(gapsOf(read)).toEqual({ call: 'roles', leftOut: [], pages: { arrived: 30, total: 58 } });
});

it('a 401 on a later page ends the session, and nothing of the list is used', async () => {
  answerPages((page) => (page === 2 ? new HttpResponse(null, { status: 401 }) : plain(page)));
  await expect(client.request('roles', {})).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(refused).toHaveBeenCalledWith('1|abc');
});

it('an abort between two pages ends the call as cancelled', async () => {
  const stop = new AbortController();
  const asked = answerPages((page) => {
    if (page === 2) stop.abort();
    return plain(page);
  });
  await expect(client.request('roles', {}, { signal: stop.signal })).rejects.toBeInstanceOf(ApiError);
  expect(asked).toEqual(everyPage.slice(0, 2));
});

it('tells how far it is while it is followed, and nothing more afterwards', async () => {
  const told: unknown[] = [];
  const stop = watchArrivals(() => {
    told.push(arrivalOf('roles'));
  });
  answerPages(plain);
  await client.request('roles', {});
  stop();
  expect(told).toEqual([15, 30, 45, null].map((arrived) => arrived && { arrived, total: TOTAL }));
});

it('a row that a new one moved to the next page is there once', async () => {
  answerPages((page) => ({
    data: page === 1 ? rowsOf(1) : [...rowsOf(1).slice(-1), ...rowsOf(2)],
    current_page: page,
    last_page: 2,
  }));
  expect(await client.request('roles', {})).toEqual(roles.slice(0, 2 * PER_PAGE));
});

it('a row that was removed meanwhile is not missing', async () => {
  answerPages((page) => ({
    ...Object(plain(page)),
    ...(page === LAST ? { data: rowsOf(LAST).slice(1), total: TOTAL - 1 } : {}),
  }));
  const read = await client.request('roles', {});
  expect(read).toHaveLength(TOTAL - 1);
  expect(gapsOf(read)).toBeNull();
});

it.each<[string, Page]>([
  ['names itself', () => ({ data: rowsOf(1), next_page_url: '/api/roles?page=1' })],
  ['is empty', (page) => ({ data: page < 3 ? rowsOf(page) : [], next_page_url: nextOf(1, '/api/roles') })],
])('a page that %s is the last', async (_, page) => {
  const asked = answerPages(page);
  expect(gapsOf(await client.request('roles', {}))).toBeNull();
  expect(asked.length).toBeLessThan(4);
});
