import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptFile } from '#src/app/offline/build.ts';
import type { Extent } from '#src/browser/offline/extents.ts';
import { filesOf, type Manifest } from './manifest.ts';

/** Larger files are kept only where everything is, in bytes before compression: what draws and shows PDF files. */
export const LARGE = 250_000;

/** Weights of Roboto that texts have; few numbers and names have the others. */
const TEXT_FONT = /-latin-(?:300|400|500|700)-/;

/** Those of a page's first view. */
const FIRST_FONT = /-latin-(?:300|400)-/;

const NO_MODULE = { file: '', staticImports: [], dynamicImports: [] };

/** The modules and all that they import, also later, except what is there already: that leads to every screen. */
function reachedFrom(
  manifest: Manifest,
  modules: readonly string[],
  there: ReadonlySet<string>,
): readonly string[] {
  const reached = new Set(modules);
  for (const name of reached) {
    const { file, staticImports, dynamicImports } = manifest[name] ?? NO_MODULE;
    if (!there.has(file)) for (const imported of [...staticImports, ...dynamicImports]) reached.add(imported);
  }
  // The bundler leaves out what has no effect.
  return [...reached].filter((name) => manifest[name] !== undefined);
}

const namesOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const { scripts, styles } = filesOf(manifest, modules);
  return new Set([...scripts, ...styles]);
};

/** Modules from which the extents of a build are worked out. */
interface Roots {
  /** What every page of the shop starts with. */
  readonly shell: readonly string[];
  /** The quoter's screens, which load more as they are used. */
  readonly quoter: readonly string[];
}

/** The files of a build that browsers may keep for later: all scripts and style sheets, and the fonts of texts and of PDF files. */
export function extentsOf(
  folder: string,
  manifest: Manifest,
  { shell, quoter }: Roots,
): readonly Pick<KeptFile, 'name' | 'extent'>[] {
  const inShell = namesOf(manifest, shell);
  const inQuoter = namesOf(manifest, reachedFrom(manifest, quoter, inShell));
  const extentOf = (name: string): Extent => {
    if (inShell.has(name) || FIRST_FONT.test(name)) return 'shell';
    if (name.endsWith('.ttf') || statSync(join(folder, name)).size > LARGE) return 'all';
    return inQuoter.has(name) || name.endsWith('.woff2') ? 'quoter' : 'pages';
  };
  return globSync('assets/*.{js,mjs,css,woff2,ttf}', { cwd: folder })
    .filter((name) => !name.endsWith('.woff2') || TEXT_FONT.test(name))
    .toSorted()
    .map((name) => ({ name, extent: extentOf(name) }));
}
