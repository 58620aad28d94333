import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const Manifest = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);
export type Manifest = z.output<typeof Manifest>;

/** Files that a module needs before it can run, in load order. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Reads Vite's manifest. */
export async function readManifest(outDir: string): Promise<Manifest> {
  const content: unknown = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  return z.parse(Manifest, content);
}

/**
 * Files of the given modules and of everything that they import statically. A dynamic import beside a module, such as
 * the part of home below its first screen, adds its styles, because the page was built with it.
 * @throws Error naming a module that the build does not have.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): ModuleFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build holds no module ${name}`);
    if (scripts.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  modules.forEach(visit);
  for (const name of modules) {
    const lazy = manifest[name]?.dynamicImports?.filter((part) => dirname(part) === dirname(name)) ?? [];
    if (lazy.length > 0 && name.startsWith('src/screens/')) {
      for (const style of filesOf(manifest, lazy).styles) styles.add(style);
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}
