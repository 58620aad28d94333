import { join } from 'node:path';

type ModuleInfo = (id: string) => { readonly importedIds: readonly string[] } | null;

const ROOT = join(import.meta.dirname, '..');

const LIBRARIES = {
  react: /node_modules\/(?:react|react-dom|scheduler|clsx)\//,
  router: /node_modules\/react-router(?:-dom)?\//,
  engine: /node_modules\/(?:xstate|zod|axios)\//,
} as const;

/** Modules that start every page. Each gets one chunk with everything that it needs. */
const STARTS = { start: 'src/app/start.tsx', services: 'src/app/services/services.ts' } as const;

/** A module and all of our modules that it imports statically, at any depth; packages are left to the bundler. */
function needsOf(entry: string, moduleInfo: ModuleInfo): ReadonlySet<string> {
  const needed = new Set([entry]);
  for (const id of needed) {
    for (const imported of moduleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('node_modules')) needed.add(imported);
    }
  }
  return needed;
}

/** A chunk group of everything that one module needs. */
function neededBy(name: string, path: string) {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id: string, context: { getModuleInfo: ModuleInfo }) => {
      needed ??= needsOf(join(ROOT, path), (module) => context.getModuleInfo(module));
      return needed.has(id) ? name : null;
    },
  };
}

/**
 * The chunks of every build. React, the router and the data libraries have their own, so that the entry can run them
 * one by one instead of in one long task, and so has what every page needs. The production build plans the others
 * (plan/chunk-plan.ts).
 */
export const chunkGroups = [
  ...Object.entries(LIBRARIES).map(([name, test]) => ({ name, test })),
  ...Object.entries(STARTS).map(([name, path]) => neededBy(name, path)),
];

/** Names of those chunks. */
export const startNames: ReadonlySet<string> = new Set([LIBRARIES, STARTS].flatMap(Object.keys));
