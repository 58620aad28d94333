import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { publicPages } from '#src/app/head/page-address.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { pageFile } from './pages/page-file.ts';
import { write } from './write.ts';

const ROOT = join(import.meta.dirname, '..');

/** Every address to write a page for: the public pages, and the panel's screens. */
async function addresses(): Promise<readonly string[]> {
  const panel = routeIds.map(routeOf).filter(({ frame }) => frame === 'panel');
  return [...(await publicPages()), ...panel].map(({ path }) => path).filter((path) => path !== '/');
}

/** Builds the app on mocks for any static server: a page at every address, with relative links to its files. */
export async function buildDemo(): Promise<void> {
  const outDir = join(ROOT, 'dist-demo');
  await build({ root: ROOT, mode: 'demo', logLevel: 'warn' });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const path of await addresses()) {
    const depth = path.split('/').filter(Boolean).length;
    await write(join(outDir, pageFile(path)), template.replaceAll('="./', `="${'../'.repeat(depth)}`));
  }
}
