import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deferredScreens } from '#src/app/navigation/deferred-screens.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import type { Opened } from './plan/plan-build.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where a build notes which file holds which module. @param folder name of the build's folder */
export const modulesFile = (folder: string): string =>
  join(ROOT, 'node_modules/.cache/modules', `${folder}.json`);

export const ENTRY = 'index.html';
/** Modules that the entry runs one by one. */
export const START = ['src/app/react.ts', 'src/app/router.ts', 'src/app/start.tsx'];
export const SERVICES = 'src/app/services/services.ts';
/** Modules that pages load by themselves once they are there: all pages, and those with each frame. */
const AFTERWARDS = {
  all: ['src/app/later/fetch-ahead.ts', 'src/app/later/keep-for-later.ts'],
  storefront: [
    'src/features/favourites/heart/heart-button.tsx',
    'src/features/favourites/link/favourite-count.tsx',
  ],
  panel: ['src/screens/panel/frame/news/news-watch.tsx'],
  bare: [],
} as const;

type ModuleOf = (name: string) => string;

/** The module of each screen and frame, as src/app/screens.ts imports it. */
export async function readModules(table: 'screens' | 'frames'): Promise<ModuleOf> {
  const text = await readFile(join(ROOT, 'src/app/screens.ts'), 'utf8');
  const source = text.slice(text.indexOf(`export const ${table} =`)).replace(/\n\}[^]*/, '');
  const modules = new Map(
    [...source.matchAll(/(\w+): \(\) =>\s*import\('#(src\/[^']+)'\)/g)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  return (name) => {
    const path = modules.get(name);
    if (path === undefined) throw new Error(`${table} of src/app/screens.ts name no module for ${name}`);
    return path;
  };
}

/** How many people open a page with each frame, beside the others. */
const WEIGHTS = { storefront: 4, bare: 4, panel: 1 } as const;

/**
 * Whoever quotes opens most files of all, and on a telephone's line; most people come by the home page, the scripts of a
 * catalogue are nearest to their limit, and whoever logs in begins at the panel's own home.
 */
const PAGE_WEIGHTS: Partial<Record<RouteId, number>> = { quoter: 12, home: 8, catalog: 9, panel: 4 };

/** What loads with each page; those whose screen waits for the first interaction are opened without it, then with it. */
export const openedPages = (screenModule: ModuleOf, frameModule: ModuleOf): readonly Opened[] =>
  routeIds.flatMap((id) => {
    const { frame } = routeOf(id);
    const weight = PAGE_WEIGHTS[id] ?? WEIGHTS[frame];
    const first = [ENTRY, ...START, SERVICES, frameModule(frame)];
    const afterwards = [...AFTERWARDS.all, ...AFTERWARDS[frame]];
    const screen = screenModule(id);
    const whole = { modules: [...first, screen], screen, afterwards, weight };
    return deferredScreens.has(id) ? [{ modules: first, afterwards, weight }, whole] : [whole];
  });
