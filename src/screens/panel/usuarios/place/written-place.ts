import type { User } from '#src/api/contract/user.ts';
import type { Place } from '#src/ui/map/place.ts';

/** A place as typed in its two fields. */
export interface WrittenPlace {
  readonly lat: string;
  readonly lng: string;
}

const NOT_WRITTEN: WrittenPlace = { lat: '', lng: '' };

const METRE = 100_000;
const writeDegrees = (degrees: number) => String(Math.round(degrees * METRE) / METRE);

/** Rounds a place to about a metre, as the fields show it. */
export const writePlace = ({ lat, lng }: Place): WrittenPlace => ({
  lat: writeDegrees(lat),
  lng: writeDegrees(lng),
});

/** A person's place, as the fields show it. */
export const writtenPlaceOf = ({ lat, lng }: Pick<User, 'lat' | 'lng'>): WrittenPlace =>
  lat === null || lng === null ? NOT_WRITTEN : writePlace({ lat, lng });

/** A place as text: "25.68, -100.31". */
export const sayPlace = (place: Place): string => {
  const { lat, lng } = writePlace(place);
  return `${lat}, ${lng}`;
};

/** What stands around the number in a field: "Lat:", "°", a comma that was copied along. */
const AROUND = /^(?:lat(?:itud)?|lng|lon(?:g(?:itud)?)?)?\s*[:=]?\s*|\s*[°º]?\s*,?$/gi;

const DEGREES = /^[+-]?\d+(?:[.,]\d*)?$/;

/**
 * The number in a field; NaN when there is none, which is sent as null so that the server reports it at the field.
 */
export function degreesIn(text: string): number {
  const written = text.trim().replaceAll(AROUND, '').replace('\u2212', '-');
  return DEGREES.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}

/** The place in the fields; null when one of them has no number. */
export function readPlace({ lat, lng }: WrittenPlace): Place | null {
  const place = { lat: degreesIn(lat), lng: degreesIn(lng) };
  return Number.isFinite(place.lat) && Number.isFinite(place.lng) ? place : null;
}
