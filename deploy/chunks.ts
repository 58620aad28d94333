import { join } from 'node:path';

type ModuleInfo = (id: string) => { readonly importedIds: readonly string[] } | null;

const ROOT = join(import.meta.dirname, '..');

/** Modules that start every page, or every storefront page. Each gets one chunk with everything that it needs. */
const STARTS = {
  start: 'src/app/start.tsx',
  services: 'src/app/services.ts',
  storefront: 'src/screens/storefront/frame/storefront-frame.tsx',
} as const;

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

/** A chunk group of everything, or of some of it, that one module needs. */
function neededBy(name: string, path: string, includes: (id: string) => boolean = () => true) {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id: string, context: { getModuleInfo: ModuleInfo }) => {
      needed ??= needsOf(join(ROOT, path), (module) => context.getModuleInfo(module));
      return needed.has(id) && includes(id) ? name : null;
    },
  };
}

/**
 * The chunks of the production build. React, the router and the data libraries have their own chunks, so that the
 * entry can run them one by one instead of in one long task. What every page needs is one chunk. The bundler groups
 * the rest by the parts of the app that import it.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router(?:-dom)?\// },
  { name: 'engine', test: /node_modules\/(?:xstate|zod|axios)\// },
  ...Object.entries(STARTS).map(([name, path]) => neededBy(name, path)),
  // The drawing of a product, whole: a dialog that draws a part of it would take it apart.
  neededBy('product-drawing', 'src/ui/product/product-drawing.tsx', (id) =>
    /\/src\/ui\/product\/(?!drawing\.ts)/.test(id),
  ),
  // The many small modules of a form.
  neededBy('form', 'src/kit/form/remote-form.tsx', (id) => /\/src\/kit\/form\//.test(id)),
];
