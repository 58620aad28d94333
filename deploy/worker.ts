import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { FALLBACK, rules } from './hosts/table.ts';
import { write } from './write.ts';

const SCRIPT = 'src/app/offline-worker.ts';

/** Name of the worker beside the pages. */
const WORKER = 'sw.js';

/** Larger files are not kept ahead, in bytes before compression: what draws and shows PDF files. */
const LARGEST_KEPT = 250_000;

/** Weights of Roboto that texts have; few numbers and names have the others. */
const KEPT_FONT = /-latin-(?:300|400|500|700)-/;

/** The files that a visit keeps, so that the whole app opens without a connection. */
export const filesToKeep = (folder: string): readonly string[] =>
  globSync('assets/*.{js,css,woff2}', { cwd: folder })
    .filter((file) => !file.endsWith('.woff2') || KEPT_FONT.test(file))
    .filter((file) => statSync(join(folder, file)).size <= LARGEST_KEPT)
    .toSorted();

/** An expression that matches what the host answers without a page, by its table of rules. */
const noPage = rules
  .filter(({ answer }) => answer === 'file' || answer === 'nothing')
  .map(({ path }) => path)
  .join('|');

const hashOf = (content: string, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(content).digest(encoding);

/**
 * Writes the service worker of a build, whose fallback page exists.
 * @param base the path under which the site is served, with a closing slash
 * @param files below the folder, which it keeps
 */
export async function writeWorker(folder: string, base: string, files: readonly string[]): Promise<void> {
  const page = readFileSync(join(folder, FALLBACK), 'utf8');
  const offline = {
    version: hashOf([...files, page].join('\n'), 'hex').slice(0, 12),
    base,
    page: FALLBACK,
    integrity: `sha256-${hashOf(page, 'base64')}`,
    files,
    noPage,
  };
  const { code } = await transformWithOxc(
    readFileSync(join(import.meta.dirname, '..', SCRIPT), 'utf8'),
    SCRIPT,
  );
  const script = `const __OFFLINE__ = ${JSON.stringify(offline)};\n${code}`;
  const small = await minify(WORKER, script, { module: false });
  await write(join(folder, WORKER), small.code);
}
