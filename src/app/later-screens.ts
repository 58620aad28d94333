import { lazy, type ComponentType } from 'react';
import type { RouteId } from '#src/config/routes.ts';
import { isAlive, signOfLife } from '#src/screens/support/sign-of-life.ts';

/**
 * Screens of words, pictures and links: built, they serve whoever reads them, and their scripts wait for a sign of life.
 * None of these is a page whose address asks for more than it was built with, as that of a catalogue does.
 */
export const laterScreens: ReadonlySet<RouteId> = new Set<RouteId>([
  'blinds',
  'fabrics',
  'blindDetails',
  'awnings',
  'awningModels',
  'awningModel',
  'awningDetails',
]);

/** Fetches files all at once: each tells only late which others it needs. */
function fetchAhead(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

const backOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * A screen whose page may stand already, as the build wrote it: React then leaves it as it is until somebody is there.
 * Where it does not stand yet, it is fetched at once.
 */
export async function laterScreen(load: () => Promise<ComponentType>): Promise<ComponentType> {
  if (isAlive()) return load();
  return lazy(async () => {
    await signOfLife();
    fetchAhead(document.getElementById('root')?.dataset['later'] ?? '');
    for (;;) {
      try {
        return { default: await load() };
      } catch (error) {
        // What stands there can be read without a network, and that is more than an error.
        if (navigator.onLine) throw error;
        await backOnline();
      }
    }
  });
}
