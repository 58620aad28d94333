import type { Params } from 'react-router-dom';

/** Parameters that a swatch changes within a page: the item stays the same (DESIGN 4). */
const SWATCHES = new Set(['color', 'tejido']);

/** Two locations with the same key are the same page seen differently. */
export function pageKey(routeId: string | undefined, params: Params): string {
  const items = Object.entries(params)
    .filter(([name]) => !SWATCHES.has(name))
    .map(([name, value]) => `${name}=${value ?? ''}`);
  return [routeId ?? '', ...items.toSorted()].join('&');
}
