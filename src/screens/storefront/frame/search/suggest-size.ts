import { href, routes } from '#src/config/routes.ts';
import type { SearchEntry } from './search-entries.ts';

const SIDE = String.raw`(\d[\d.,]*)\s*(mm|cm|m)?`;
const SIDES = new RegExp(String.raw`${SIDE}\s*(?:[x×*]|\bpor\b)\s*${SIDE}`, 'i');
const ONE_SIDE = /\d[.,]\d|\d\s*(?:mm|cms?|m|mts?|metros?)\b/i;

/**
 * The quoter, where a search names a measure, with both sides where it names two; null for other searches. The quoter reads
 * and checks them.
 */
export function sizeSuggestion(typed: string): SearchEntry | null {
  const entry = { id: href('quoter'), name: routes.quoter.title, kind: 'Página', keywords: '' };
  const [, width, unit, height, last] = SIDES.exec(typed) ?? [];
  if (width === undefined || height === undefined) return ONE_SIDE.test(typed) ? entry : null;
  // "1.37 x 2.05 m": the unit behind both is of both.
  const [ancho = '', alto = ''] = [
    [width, unit ?? last],
    [height, last ?? unit],
  ].map((side) => side.filter(Boolean).join(' '));
  return {
    ...entry,
    id: `${entry.id}?${new URLSearchParams({ ancho, alto }).toString()}`,
    name: `Cotiza ${ancho} × ${alto}`,
  };
}
