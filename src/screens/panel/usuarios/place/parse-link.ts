import type { Place } from '#src/ui/map/place.ts';
import { parseDegrees } from './parse-degrees.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

const pair = (before: string, between: string, after = '') =>
  new RegExp(`${before}${NUMBER}${between}${NUMBER}${after}`, 'g');

/** A value that is a pair of numbers, with an optional prefix. */
const VALUE = pair(String.raw`^(?:loc:|ll\.|geo:)?\s*`, String.raw`\s*[,~]\s*`);

/** Parameters with the position of the pin, preferred over those with the center of the map. */
const pinParameters = ['q', 'query', 'll', 'destination', 'daddr', 'coordinate', 'latlng', 'to', 'loc'];
const viewParameters = ['center', 'viewpoint', 'sll', 'cp'];

const GOOGLE_PIN = pair('!3d', '!4d');
const GOOGLE_EMBED = pair('!2d', '!3d');
const GOOGLE_VIEW = pair('@', ',');
/** The stops of a route. */
const GOOGLE_STOP = pair('!1d', '!2d');
const IN_PATH = pair('/', String.raw`,\s*`, '(?=/|$|\\?)');
const OSM_VIEW = pair(String.raw`#map=\d+(?:\.\d+)?/`, '/');
const GEO = pair('^geo:', ',');

/** Returns the last pair: in a route, earlier pairs are its stops. */
function last(text: string, pattern: RegExp): [number, number] | null {
  const match = [...text.matchAll(pattern)].at(-1);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

const latLng = (numbers: [number, number] | null): Place | null =>
  numbers && { lat: numbers[0], lng: numbers[1] };

const lngLat = (numbers: [number, number] | null): Place | null =>
  numbers && { lat: numbers[1], lng: numbers[0] };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function inParameters(url: URL, names: readonly string[]): Place | null {
  for (const name of names) {
    const found = latLng(last(url.searchParams.get(name) ?? '', VALUE));
    if (found) return found;
  }
  return null;
}

function osmMarker({ searchParams }: URL): Place | null {
  const [lat, lng] = [searchParams.get('mlat'), searchParams.get('mlon')];
  return lat !== null && lng !== null ? latLng(last(`${lat},${lng}`, VALUE)) : null;
}

/** Where a route of Google Maps ends; null where only its name is in the link. The view is the middle of the way. */
function endOfRoute(url: URL): Place | null {
  const text = decoded(url.href);
  const [stops = ''] = decoded(url.pathname)
    .replace(/^.*?\/dir\//, '')
    .split(/\/(?:@|data=)/);
  const lastStop = stops.split('/').filter(Boolean).at(-1) ?? '';
  return (
    lngLat(last(text, GOOGLE_STOP)) ??
    latLng(last(lastStop, VALUE)) ??
    parseDegrees(lastStop) ??
    inParameters(url, pinParameters)
  );
}

/** Degrees as the name of a place: "/place/19°25'57.4\"N 99°07'59.5\"W/". */
function namedByDegrees(pathname: string): Place | null {
  const named = pathname.split('/').find((part) => part.includes('°'));
  return named === undefined ? null : parseDegrees(named);
}

/** The place in a map link; null when there is none. */
export function placeInLink(url: URL): Place | null {
  if (url.pathname.includes('/dir/')) return endOfRoute(url);
  const text = decoded(url.href);
  return (
    latLng(last(text, GOOGLE_PIN)) ??
    lngLat(last(text, GOOGLE_EMBED)) ??
    osmMarker(url) ??
    inParameters(url, pinParameters) ??
    latLng(last(decoded(url.pathname), IN_PATH)) ??
    namedByDegrees(decoded(url.pathname)) ??
    latLng(last(text, GOOGLE_VIEW)) ??
    latLng(last(text, OSM_VIEW)) ??
    latLng(last(text, GEO)) ??
    inParameters(url, viewParameters)
  );
}

const shorteners = new Set([
  ...[
    'maps.app.goo.gl',
    'goo.gl',
    'g.co',
    'maps.apple',
    'osm.org',
    'bit.ly',
    'tinyurl.com',
    't.co',
    'w3w.co',
  ],
]);

/** Whether a link is a short link, which names a place only after a redirect. */
export function isShortLink({ hostname, pathname }: URL): boolean {
  const host = hostname.replace(/^www\./, '');
  return shorteners.has(host) || (host === 'waze.com' && pathname.startsWith('/ul/h'));
}

const WITH_SCHEME = /\b(?:https?:\/\/|geo:)\S+/i;
const WITHOUT_SCHEME =
  /^(?:www\.|maps\.|goo\.gl\/|waze\.com\/|google\.[a-z.]+\/|openstreetmap\.org\/|osm\.org\/)\S+/i;

/** The first link in a text, with or without a scheme. */
export function linkIn(text: string): URL | null {
  const bare = WITHOUT_SCHEME.exec(text)?.[0];
  const address = WITH_SCHEME.exec(text)?.[0] ?? (bare === undefined ? '' : `https://${bare}`);
  return URL.canParse(address) ? new URL(address) : null;
}
