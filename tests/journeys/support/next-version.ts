import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readDeployment } from '../../../deploy/hosts/deployment.ts';
import { readWorker, updateWorker, writeWorker } from '../../../deploy/worker.ts';

/** Part of the name of every file of the other version. */
export const NEXT = '.next.';

/**
 * Writes another version of a build with a few of its pages: every script and style sheet has another name, as after a
 * change of all of them, and none of the former ones is there.
 */
export async function writeNextVersion(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'next-'));
  for (const name of [
    'assets',
    'app.html',
    'index.html',
    'nosotros',
    'config.json',
    'version.json',
    'icon.svg',
  ]) {
    cpSync(join(build, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
  }
  const assets = globSync('assets/*.{js,css}', { cwd: folder }).map((file) => basename(file));
  const renamed = new Map(assets.map((name) => [name, name.replace(/\.(?=\w+$)/, NEXT)]));
  for (const [name, next] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', next));
  for (const file of globSync('**/*.{js,css,html,json}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const next = text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => renamed.get(name) ?? name);
    if (next !== text) writeFileSync(join(folder, file), next);
  }
  const facts = readWorker(readFileSync(join(build, 'sw.js'), 'utf8'))?.facts;
  if (facts === undefined) throw new Error(`${build}/ has no worker`);
  const nameIn = (name: string) => join(dirname(name), renamed.get(basename(name)) ?? basename(name));
  await writeWorker(folder, {
    base: facts.base,
    entry: nameIn(facts.entry),
    files: facts.files.map(({ name, extent }) => ({ name: nameIn(name), extent })),
  });
  updateWorker(folder, readDeployment(folder));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
