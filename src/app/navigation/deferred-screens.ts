import { lazy, type ComponentType } from 'react';
import { firstInteraction, hasInteracted } from '#src/browser/first-interaction.ts';
import { loadOnceOnline } from '#src/browser/load-once-online.ts';
import type { RouteId } from '#src/config/routes.ts';
import { preloadScripts } from '../later/preload-scripts.ts';

/**
 * Screens of text, pictures and links. Once prerendered they work without scripts, so their scripts load at the first
 * interaction, unless the address names more than the page, such as the favourites (`#favoritos`).
 */
export const deferredScreens: ReadonlySet<RouteId> = new Set<RouteId>([
  'blinds',
  'fabrics',
  'blindDetails',
  'awnings',
  'awningModels',
  'awningModel',
  'awningDetails',
]);

const namesMore = () => window.location.search !== '' || window.location.hash !== '';

/** Hydrates a prerendered screen at the first interaction; loads any other screen immediately. */
export async function deferredScreen(load: () => Promise<ComponentType>): Promise<ComponentType> {
  if (hasInteracted() || namesMore()) return load();
  return lazy(async () => {
    await firstInteraction();
    preloadScripts(document.getElementById('root')?.dataset['later']);
    return { default: await loadOnceOnline(load) };
  });
}
