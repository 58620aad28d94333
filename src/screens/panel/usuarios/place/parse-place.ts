import type { Place } from '#src/ui/map/place.ts';
import { parseDegrees } from './parse-degrees.ts';
import { isShortLink, linkIn, placeInLink } from './parse-link.ts';

/** Result of reading a pasted text. */
export type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'place'; readonly place: Place }
  /** A short link. */
  | { readonly kind: 'short-link' }
  /** A link without a place. */
  | { readonly kind: 'link' }
  | { readonly kind: 'unreadable' };

/**
 * Reads a place from a text: degrees in any notation, or a link of Google Maps, Apple Maps, OpenStreetMap or Waze.
 * Does not check the range of its numbers.
 */
export function parsePlace(text: string): Reading {
  const written = text.trim();
  if (written === '') return { kind: 'nothing' };
  const link = linkIn(written);
  if (link !== null) {
    const place = placeInLink(link);
    if (place !== null) return { kind: 'place', place };
    return { kind: isShortLink(link) ? 'short-link' : 'link' };
  }
  const place = parseDegrees(written);
  return place === null ? { kind: 'unreadable' } : { kind: 'place', place };
}
