import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { differences, openDrawing } from './differences.ts';

const FOLDER = 'stories/charts/layout/generated';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Prints what changed in the charts since a commit. @throws Error when git knows no such commit */
export function printDifferences(commit: string): void {
  const before = git('ls-tree', '--name-only', commit, `${FOLDER}/`).split('\n').filter(Boolean);
  const now = readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`);
  const files = [...new Set([...before, ...now])].toSorted();
  const changed = files.flatMap((file) => {
    const was = before.includes(file) ? git('show', `${commit}:${file}`) : null;
    const is = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const lines = differences(openDrawing(was), openDrawing(is));
    return lines.length === 0
      ? []
      : [[basename(file, '.json'), ...lines.map((line) => `  ${line}`)].join('\n')];
  });
  process.stdout.write(changed.length === 0 ? 'No chart has changed.\n' : `${changed.join('\n\n')}\n`);
}
