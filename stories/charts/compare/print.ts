import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { differences, openDrawing } from './differences.ts';

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
  const before = new Map(listed.map((path) => [basename(path), path]));
  const files = [...new Set([...before.keys(), ...readdirSync(FOLDER)])].toSorted();
  const changed = files.flatMap((file) => {
    const path = before.get(file);
    const was = path === undefined ? null : git('show', `${commit}:${path}`);
    const now = join(FOLDER, file);
    const is = existsSync(now) ? readFileSync(now, 'utf8') : null;
    const lines = differences(openDrawing(was), openDrawing(is));
    return lines.length === 0
      ? []
      : [[basename(file, '.json'), ...lines.map((line) => `  ${line}`)].join('\n')];
  });
  process.stdout.write(changed.length === 0 ? 'No chart has changed.\n' : `${changed.join('\n\n')}\n`);
}
