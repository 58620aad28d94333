import { expect } from 'vitest';
import * as z from 'zod/mini';
import { startLocalServer } from '#tests/support/local-server.ts';
import { ask } from './ask.ts';
import type { Check } from './checks.ts';

/** What the API server behind a host was asked. */
const Asked = z.object({
  method: z.string(),
  url: z.string(),
  authorization: z.nullable(z.string()),
  bytes: z.number(),
});

/** An API server that answers with what it was asked, and wants its replies cached. */
export const startEcho = () =>
  startLocalServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      response.writeHead(url.includes('gone') ? 404 : 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=60',
      });
      response.end(JSON.stringify({ method, url, authorization: headers.authorization ?? null, bytes }));
    });
  });

const MEGABYTE = 1024 * 1024;

/** What every host does with calls of an API server that shares its origin. */
export const apiChecks: readonly Check[] = [
  {
    name: 'passes a call on as it is, and lets nobody store the reply',
    run: async ({ origin }) => {
      const path = '/api/states?page=2&name=a%20b';
      const { status, headers, body } = await ask(origin, path, { headers: { Authorization: 'Bearer t' } });
      expect(status).toBe(200);
      expect(z.parse(Asked, JSON.parse(String(body)))).toMatchObject({
        url: path,
        authorization: 'Bearer t',
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toBe('application/json');
    },
  },
  {
    name: 'keeps the closing slash of a call',
    run: async ({ origin }) => {
      const { status, body } = await ask(origin, '/api/user-add/', { method: 'POST' });
      expect(status).toBe(200);
      expect(z.parse(Asked, JSON.parse(String(body)))).toMatchObject({
        method: 'POST',
        url: '/api/user-add/',
      });
    },
  },
  {
    name: 'passes on a photo of 5 MB',
    run: async ({ origin }) => {
      const response = await fetch(`${origin}/api/image-user`, {
        method: 'POST',
        body: new Uint8Array(5 * MEGABYTE),
      });
      expect(response.status).toBe(200);
      expect(z.parse(Asked, await response.json()).bytes).toBe(5 * MEGABYTE);
    },
  },
  {
    name: "keeps the API's own 404, uncached",
    run: async ({ origin }) => {
      const { status, headers, body } = await ask(origin, '/api/gone');
      expect(status).toBe(404);
      expect(z.parse(Asked, JSON.parse(String(body))).url).toBe('/api/gone');
      expect(headers['cache-control']).toBe('no-store');
    },
  },
  {
    name: 'leaves it to the API how long its files are kept',
    run: async ({ origin }) => {
      const { status, headers } = await ask(origin, '/storage/foto.jpg');
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  },
];

/** What it does while the API server is down. */
export const downChecks: readonly Check[] = [
  {
    name: 'says that the API is down, uncached, and shows no page in its place',
    run: async ({ origin }) => {
      const { status, headers, body } = await ask(origin, '/api/states');
      expect([502, 503]).toContain(status);
      expect(headers['cache-control']).toMatch(/^no-(?:store|cache)$/);
      expect(body.includes('id="root"')).toBe(false);
    },
  },
];
