import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle, type Rollup } from 'vite';
import type { Build, KeptFile } from '#src/app/offline/build.ts';
import { compressFile } from './compress.ts';
import type { Deployment } from './hosts/deployment.ts';
import { FALLBACK, rules } from './hosts/table.ts';

const SCRIPT = join(import.meta.dirname, '../src/app/offline/worker.ts');

/** Name of the worker beside the pages. */
export const WORKER = 'sw.js';

/** What stands before and after the build's facts, on the first line of the worker. */
const OPENING = 'const __BUILD__=';
const CLOSING = ';\n';

/** An expression that matches what the host answers without a page, by its table of rules. */
const noPage = rules
  .filter(({ answer }) => answer === 'file' || answer === 'nothing')
  .map(({ path }) => path)
  .join('|');

/** The beginning of the SHA-256 in base64, as the worker works it out. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, 16);

async function workerCode(): Promise<string> {
  const made = await bundle({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: SCRIPT, output: { format: 'iife' } },
    },
  });
  const [result] = [made].flat();
  if (result === undefined || !('output' in result)) throw new Error('the worker was not bundled');
  return result.output
    .map((part: Rollup.OutputChunk | Rollup.OutputAsset) => ('code' in part ? part.code : ''))
    .join('');
}

function scriptOf(facts: Omit<Build, 'version'>, code: string): string {
  const version = hashOf(JSON.stringify(facts) + code).replaceAll(/[+/]/g, '-');
  return `${OPENING}${JSON.stringify({ version, ...facts })}${CLOSING}${code}`;
}

/**
 * Writes the service worker of a build, whose fallback page exists. `writeHosts` gives it its policies.
 * @param base the path under which the site is served, with a closing slash
 * @param entry the script that starts every page, below the folder
 * @param files that browsers may keep, likewise
 */
export async function writeWorker(
  folder: string,
  {
    base,
    entry,
    files,
  }: Pick<Build, 'base' | 'entry'> & { readonly files: readonly Pick<KeptFile, 'name' | 'extent'>[] },
): Promise<void> {
  const hashOfFile = (name: string) => hashOf(readFileSync(join(folder, name)));
  const facts = {
    base,
    entry,
    page: { name: FALLBACK, hash: hashOfFile(FALLBACK) },
    files: files.map(({ name, extent }) => ({ name, hash: hashOfFile(name), extent })),
    config: '',
    policies: {},
    noPage,
  };
  writeFileSync(join(folder, WORKER), scriptOf(facts, await workerCode()));
}

/** The facts in a worker's script, and its code; null when it is not one of ours. */
export function readWorker(
  script: string,
): { readonly facts: Omit<Build, 'version'>; readonly code: string } | null {
  const end = script.indexOf(CLOSING);
  if (!script.startsWith(OPENING) || end === -1) return null;
  const { version: _, ...facts }: Build = JSON.parse(script.slice(OPENING.length, end));
  return { facts, code: script.slice(end + CLOSING.length) };
}

/**
 * The worker of a deployment: the page that it keeps gets the policies that config.json needs, and browsers see another
 * worker when these change.
 */
export function workerFor(script: string, { headers, configText }: Deployment): string {
  const read = readWorker(script);
  if (read === null) return script;
  const policies = Object.entries(headers.document).filter(([name]) =>
    name.startsWith('Content-Security-Policy'),
  );
  return scriptOf(
    { ...read.facts, config: hashOf(configText), policies: Object.fromEntries(policies) },
    read.code,
  );
}

/** Writes the worker of a deployment in place of the build's. @returns its file, if the build has one */
export function updateWorker(folder: string, deployment: Deployment): readonly string[] {
  const file = join(folder, WORKER);
  if (!existsSync(file)) return [];
  writeFileSync(file, workerFor(readFileSync(file, 'utf8'), deployment));
  compressFile(file);
  return [file];
}

/**
 * A worker that ends all of them: deployed as `sw.js`, it removes what former ones kept, and itself. Open pages go on
 * with the server's files.
 */
export const workerOff = ({
  base,
}: Pick<
  Deployment,
  'base'
>): string => `// Deploy it as ${base}${WORKER}: it ends the worker in every browser that visits the site.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith(${JSON.stringify(`rollux ${base} `)}));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
`;
