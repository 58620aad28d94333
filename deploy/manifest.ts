import { dirname, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Chunk {
  /** Its file, below the build's folder. */
  readonly file: string;
  /** Its style sheets. */
  readonly css: readonly string[];
  /** Files of the chunks that it imports statically. */
  readonly imports: readonly string[];
}

interface Module extends Chunk {
  /** Modules that it imports statically; none for a chunk. */
  readonly staticImports: readonly string[];
  /** Modules that it imports when it needs them; none for a chunk. */
  readonly dynamicImports: readonly string[];
}

/** The chunks of a build, by their files and by the path of each module that they hold. */
export type Manifest = Readonly<Record<string, Module>>;

/** Files that a module needs before it can run, in load order. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Notes which chunk holds which module; Vite's own manifest names only those that a chunk begins with. */
export function manifestOf(root: string): { readonly plugin: Plugin; readonly manifest: Manifest } {
  const manifest: Record<string, Module> = {};
  const pathOf = (id: string) => relative(root, id);
  return {
    manifest,
    plugin: {
      name: 'manifest-of-modules',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter(
            (part): part is Rolldown.OutputChunk => part.type === 'chunk',
          );
          for (const chunk of chunks) {
            const { fileName: file, imports, moduleIds, facadeModuleId, viteMetadata } = chunk;
            const noted = { file, imports, css: [...(viteMetadata?.importedCss ?? [])] };
            manifest[file] = { ...noted, staticImports: [], dynamicImports: [] };
            for (const id of [...moduleIds, facadeModuleId ?? file]) {
              const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
              manifest[pathOf(id)] = {
                ...noted,
                staticImports: importedIds.map(pathOf),
                dynamicImports: dynamicallyImportedIds.map(pathOf),
              };
            }
          }
        },
      },
    },
  };
}

/** Parts of a screen that its modules import when they need them, from the screen's own folder. */
function besides(manifest: Manifest, screen: string): readonly string[] {
  const folder = dirname(screen);
  if (!folder.startsWith('src/screens/')) return [];
  return Object.entries(manifest)
    .filter(([path]) => dirname(path) === folder)
    .flatMap(([, { dynamicImports }]) => dynamicImports.filter((part) => dirname(part) === folder));
}

/**
 * Files of the given modules and of everything that they import statically. A dynamic import beside a screen, such as
 * the part of home below its first view, adds its styles, because the page was built with it.
 * @throws Error naming a module that the build does not have.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): ModuleFiles {
  const styles = new Set<string>();
  const visit = (name: string, scripts: Set<string>, seen = new Set<string>()) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build holds no module ${name}`);
    if (scripts.has(chunk.file) || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports) visit(imported, scripts, seen);
    scripts.add(chunk.file);
    for (const style of chunk.css) styles.add(style);
  };
  const scripts = new Set<string>();
  for (const name of modules) visit(name, scripts);
  const later = new Set(scripts);
  for (const part of modules.flatMap((name) => besides(manifest, name))) visit(part, later);
  return { scripts: [...scripts], styles: [...styles] };
}
