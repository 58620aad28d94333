import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clearFaults, setFault } from '#mocks/faults/conditions.ts';
import { startHttpServer, type HttpServer } from '#mocks/http.ts';
import { server } from '#mocks/node.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { clientWith, failureOf, visitor } from './support/client.ts';

let door: HttpServer;

beforeAll(async () => {
  door = await startHttpServer(0);
});
// Requests to this server must reach the network; the mocks in Node would answer them instead.
beforeEach(() => {
  server.use(http.all(`${door.url}/*`, () => passthrough()));
});
afterAll(async () => {
  await door.close();
});

const PAGE = 'https://www.rollux.mx';

it.each([
  ['POST', '/api/login', 'content-type'],
  ['GET', '/api/login-user', 'authorization'],
  ['PUT', '/api/login-user', 'authorization,content-type'],
  ['POST', '/api/quote-requests', 'authorization,content-type,idempotency-key'],
  ['PUT', '/api/quotes/abc', 'authorization,content-type,idempotency-key'],
])('a page of another origin may %s %s', async (method, path, headers) => {
  const response = await fetch(`${door.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: PAGE,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers,
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain(method);
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
  for (const header of headers.split(',')) expect(allowed).toContain(header);
});

it('a customer logs in, sees their counters and logs out', async () => {
  const { token } = await visitor(door.url).request('login', {
    email: 'cliente@rollux.mx',
    password: DEMO_PASSWORD,
  });
  const client = clientWith(token, door.url);
  expect(await client.request('currentUser', {})).toMatchObject({ name: 'Mariana Treviño Salas' });
  const counters = ['countQuotes', 'countOrders', 'countCart'] as const;
  expect(await Promise.all(counters.map((call) => client.request(call, {})))).toEqual([4, 2, 3]);
  expect(await client.request('logout', {})).toBe(true);
  expect(await failureOf(client.request('countQuotes', {}))).toMatchObject({ status: 401 });
});

it('a page of another origin can read refusals too', async () => {
  const response = await fetch(`${door.url}/api/count-cart`, { headers: { Origin: PAGE } });
  expect(response.status).toBe(401);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

it.each(['/api/user-add', '/api/nada', '/'])('%s is unknown: 404, which nobody may store', async (path) => {
  const response = await fetch(`${door.url}${path}`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('faults can be set, including an unreachable server', async () => {
  setFault('states', { kind: 'status', status: 503 });
  expect(await failureOf(visitor(door.url).request('states', {}))).toMatchObject({ status: 503 });
  setFault('states', { kind: 'unreachable' });
  expect(await failureOf(visitor(door.url).request('states', {}))).toMatchObject({ kind: 'unreachable' });
  clearFaults();
  expect(await visitor(door.url).request('states', {})).toHaveLength(32);
});

it('documents and profile pictures are served', async () => {
  const pdf = await fetch(`${door.url}/storage/files/catalogo-digital-toldos.pdf`);
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect((await pdf.text()).startsWith('%PDF')).toBe(true);
});
