import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell comes first: it draws no window of its own, so tests take a tenth less time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const isRoot = process.getuid?.() === 0;

/** How Playwright starts Chromium for all tests: without network, and without a sandbox when root cannot use one. */
export function chromiumLaunch(): { executablePath: string; headless: true; args: string[] } {
  return {
    executablePath: ensureChromium(),
    headless: true,
    args: [...ARGS, ...(isRoot ? ['--no-sandbox'] : [])],
  };
}

/** Path of a Chromium: from CHROMIUM_PATH, the system's, Playwright's own; undefined when there is none. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(isExecutable);
}

/**
 * Finds a Chromium, or installs one: Playwright's, else the system's package when run as root.
 * @throws Error that says what to install by hand when neither works.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const { done, commands } of installers()) {
    if (!commands.every(succeeds)) continue;
    const installed = findChromium();
    // An installed browser may lack system libraries, so it must start once.
    if (installed && succeeds([installed, '--version', '--no-sandbox'])) {
      console.log(`No Chromium was found: ${done} (${installed}).`);
      return installed;
    }
  }
  throw new Error('No Chromium was found and none could be installed: install one, or set CHROMIUM_PATH.');
}

interface Installer {
  readonly done: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
}

function installers(): readonly Installer[] {
  const playwright: Installer = {
    done: "installed Playwright's own",
    commands: [['npx', 'playwright', 'install', 'chromium']],
  };
  if (!isRoot) return [playwright];
  const system: Installer = {
    done: "installed the system's package",
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
    ],
  };
  return [playwright, system];
}

/** Hides the installers' output; when all of them fail, the error has their messages. */
function succeeds([program, ...args]: readonly [string, ...string[]]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
