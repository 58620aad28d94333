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
type Manifest = z.output<typeof Manifest>;

/** Files that a module needs before it can run, in load order. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Reads Vite's manifest and removes it from what is deployed. */
export async function readManifest(outDir: string): Promise<Manifest> {
  const content: unknown = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  return z.parse(Manifest, content);
}

/**
 * Files of the given modules and of all they import statically; of what stands beside a module and is fetched later, such
 * as the part of home below its first screen, the styles, for the page was built with it.
 * @throws Error naming a module that the build does not hold.
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
    const later = manifest[name]?.dynamicImports?.filter((part) => dirname(part) === dirname(name)) ?? [];
    if (later.length > 0 && name.startsWith('src/screens/')) {
      for (const style of filesOf(manifest, later).styles) styles.add(style);
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}
