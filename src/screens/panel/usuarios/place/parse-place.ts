import type { Place } from '#src/ui/map/place.ts';
import { parseDegrees } from './parse-degrees.ts';
import { isShortLink, linkIn, placeInLink } from './parse-link.ts';

/** What a pasted text says of a place. */
export type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'place'; readonly place: Place }
  /** A link that only leads to another one. */
  | { readonly kind: 'short-link' }
  /** A link that names no place. */
  | { readonly kind: 'link' }
  | { readonly kind: 'unreadable' };

/**
 * Reads a place out of what people paste: degrees in any notation, or a link of Google Maps, Apple Maps, OpenStreetMap
 * or Waze. Its numbers are taken as they come.
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
