import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { pageFile } from '../../deploy/pages/page-file.ts';
import { ask } from './ask.ts';
import { samplePages, type Check, type Host } from './checks.ts';

/** Follows the one redirect that a plain server sends: to the closing slash of a folder. */
async function opened({ origin, deployment }: Host, path: string) {
  const address = deployment.base + path.slice(1);
  const reply = await ask(origin, address);
  if (reply.status !== 301) return reply;
  const { pathname } = new URL(reply.headers.location ?? '', origin);
  expect(pathname).toBe(`${address}/`);
  return ask(origin, pathname);
}

const opens = (path: string): Check => ({
  name: `opens ${path}`,
  run: async (host) => {
    const { status, headers, body } = await opened(host, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.equals(readFileSync(join(host.folder, pageFile(path))))).toBe(true);
  },
});

const panelPaths = routeIds
  .map(routeOf)
  .filter(({ frame }) => frame === 'panel')
  .map(({ path }) => path);

/** What a server without any rules does with a build. */
export const plainChecks: readonly Check[] = [
  ...(await samplePages()).map(({ path }) => opens(path)),
  ...panelPaths.map(opens),
  ...['/assets/gone.js', '/no/existe'].map((path): Check => ({
    name: `answers ${path} with 404`,
    run: async (host) => expect((await opened(host, path)).status).toBe(404),
  })),
];
