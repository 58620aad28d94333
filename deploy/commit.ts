import { execFileSync } from 'node:child_process';

/** The commit that is built, shortened; empty where the files come without their history. */
export function commitNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
