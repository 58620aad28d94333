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

/** What is left of a map link without its address: "@20.7,-103.3,17z", "maps/@20.7,-103.3". */
const LEFT_OF_LINK = /^\S*@(?=[-\d])/;
/** The zoom or the height of a map's view behind its centre: ",17z", ",350m". */
const ZOOM = /,\s*\d+(?:\.\d+)?[zm](?:\/\S*)?$/i;

const AXES = /^(?:lat|latitud|latitude|long?|lng|longitud|longitude)$/i;
/** A word that is a direction beside a number and may be part of a name beside a town: then nobody knows. */
const DIRECTION = /(?<!\p{L})(?:norte|north|sur|south|este|east|oeste|west|poniente|oriente)(?!\p{L})/iu;
const WORD = /(?:\p{L}\.){2,}|\p{L}{2,}\.?/gu;

/** Numbers of streets are whole: degrees among words have decimals, their sign or their name. */
const LIKELY = /\d[.,]\d{2,}\D+\d{1,3}[.,]\d{2,}|[°º]|\blat/i;

/** A text without the words around its degrees: "Ubicación: Lat: 20.71, Lng: -103.36 (Zapopan)". */
const withoutWords = (text: string): string =>
  DIRECTION.test(text) || !LIKELY.test(text)
    ? ''
    : text.replaceAll(WORD, (word) => (AXES.test(word) ? word : ' '));

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
  const bare = written
    .replace(LEFT_OF_LINK, '')
    .replace(ZOOM, '')
    .replace(/(?<=\d)[.,;]+$/, '');
  const place = parseDegrees(bare) ?? parseDegrees(withoutWords(bare));
  return place === null ? { kind: 'unreadable' } : { kind: 'place', place };
}
