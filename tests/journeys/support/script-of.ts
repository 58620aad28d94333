import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { modulesFile } from '../../../deploy/modules.ts';

const Modules = z.record(z.string(), z.object({ file: z.string() }));

const readModules = () => z.parse(Modules, JSON.parse(readFileSync(modulesFile('dist'), 'utf8')));

/** The modules that the production build holds, as paths from the root. */
export const builtModules = (): readonly string[] => Object.keys(readModules());

/**
 * The script of the production build that holds a module, below the site's address: "assets/about-1a2b3c4d.js".
 * @throws Error naming a module that the build does not have
 */
export function scriptOf(module: string): string {
  const found = readModules()[module];
  if (found === undefined) throw new Error(`the build holds no module ${module}`);
  return found.file;
}
