import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextPages } from '#src/app/later/next-pages.ts';
import { families } from '#src/content/families.ts';
import { filesOf, type Manifest } from './manifest.ts';

const LOADERS = join(import.meta.dirname, '../src/content/load-family.ts');

/**
 * The module with the variants of each family, as src/content/load-family.ts imports it.
 * @throws Error naming a family whose module is not found there
 */
async function familyModules(): Promise<readonly (readonly [id: string, module: string])[]> {
  const text = await readFile(LOADERS, 'utf8');
  const paths = new Map(
    [...text.matchAll(/'?([\w-]+)'?: \(\) =>\s*import\('\.\/([^']+)'\)/g)].map(([, id, path]) => [id, path]),
  );
  return families.map(({ id }) => {
    const path = paths.get(id);
    if (path === undefined) throw new Error(`src/content/load-family.ts imports no module for ${id}`);
    return [id, `src/content/${path}`] as const;
  });
}

/** A page whose files may be fetched ahead. */
interface Page {
  readonly id: string;
  readonly screen: string;
  /** Modules that the page before it has loaded. */
  readonly loaded: readonly string[];
}

/**
 * Lists the files of each page and of each family that the pages before them lack.
 * @param entry the module that starts every page
 */
export async function nextPages(
  manifest: Manifest,
  entry: string,
  pages: readonly Page[],
): Promise<NextPages> {
  const listed = (modules: readonly string[], loaded: readonly string[]) => {
    const has = filesOf(manifest, [entry, ...loaded]);
    const needs = filesOf(manifest, modules);
    return [
      ...needs.scripts.filter((file) => !has.scripts.includes(file)),
      ...needs.styles.filter((file) => !has.styles.includes(file)),
    ];
  };
  const routes = pages.map(({ id, screen, loaded }) => [id, listed([screen], loaded)] as const);
  const variants = (await familyModules()).map(([id, module]) => [id, listed([module], [])] as const);
  return {
    entry: manifest[entry]?.file ?? '',
    routes: Object.fromEntries(routes),
    families: Object.fromEntries(variants),
  };
}
