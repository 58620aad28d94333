import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Files that git tracks or would add, as they are in the working tree. */
function filesIn(root: string): readonly string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Hard links of all packages: fast to make, and inside the copy, where the tools look for them. */
function linkPackages(from: string, to: string, isSkipped: (name: string) => boolean = () => false): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isSkipped(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

/** Caches beside the packages belong to the original tree. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin';

export interface ScratchCopy {
  /** Its folder. */
  readonly root: string;
  /** Paths of its files, from the root. */
  readonly files: readonly string[];
}

/**
 * A copy of the working tree in the system's temporary folder, with its packages, to plant faults in. It is removed
 * when the program ends.
 */
export function makeScratchCopy(): ScratchCopy {
  const source = resolve('.');
  const root = mkdtempSync(join(tmpdir(), 'drill-'));
  process.on('exit', () => {
    rmSync(root, { recursive: true, force: true });
  });
  const files = filesIn(source);
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(source, file), join(root, file));
  }
  const packages = join(root, 'node_modules');
  try {
    linkPackages(join(source, 'node_modules'), packages, isCache);
  } catch {
    // Hard links cannot cross file systems.
    rmSync(packages, { recursive: true, force: true });
    symlinkSync(join(source, 'node_modules'), packages);
  }
  return { root, files };
}
