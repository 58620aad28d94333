import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { differences, openDrawing, type ReadFile } from './differences.ts';

const FOLDER = 'charts/layout/generated';

/** Where earlier versions kept them. */
const FORMER = 'stories/charts/layout/generated';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Prints what changed in the charts since a commit. @throws Error when git knows no such commit */
export function printDifferences(commit: string): void {
  const listed = git('ls-tree', '--name-only', commit, `${FOLDER}/`, `${FORMER}/`)
    .split('\n')
    .filter(Boolean);
  const before = new Map(listed.map((path) => [basename(path, '.json'), path]));
  const was: ReadFile = (name) => {
    const path = before.get(name);
    return path === undefined ? null : git('show', `${commit}:${path}`);
  };
  const is: ReadFile = (name) => {
    const path = join(FOLDER, `${name}.json`);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const names = new Set([...before.keys(), ...readdirSync(FOLDER).map((file) => basename(file, '.json'))]);
  const changed = [...names].toSorted().flatMap((name) => {
    const lines = differences(openDrawing(name, was), openDrawing(name, is));
    return lines.length === 0 ? [] : [[name, ...lines.map((line) => `  ${line}`)].join('\n')];
  });
  process.stdout.write(changed.length === 0 ? 'No chart has changed.\n' : `${changed.join('\n\n')}\n`);
}
