import type { Params } from 'react-router-dom';

/** Parameters that a swatch changes within a page: the item stays the same (B11). */
const SWATCHES = new Set(['color', 'tejido']);

/** Returns the same key for two locations that show the same item. */
export function pageKey(routeId: string | undefined, params: Params): string {
  const items = Object.entries(params)
    .filter(([name]) => !SWATCHES.has(name))
    .map(([name, value]) => `${name}=${value ?? ''}`);
  return [routeId ?? '', ...items.toSorted()].join('&');
}
