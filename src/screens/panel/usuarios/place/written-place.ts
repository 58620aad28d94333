import type { Place } from '#src/ui/map/place.ts';

/** A place as it stands in the two fields. */
export interface WrittenPlace {
  readonly lat: string;
  readonly lng: string;
}

export const NOT_WRITTEN: WrittenPlace = { lat: '', lng: '' };

const METRE = 100_000;
const writeDegrees = (degrees: number) => String(Math.round(degrees * METRE) / METRE);

/** To about a metre, as the fields hold it. */
export const writePlace = ({ lat, lng }: Place): WrittenPlace => ({
  lat: writeDegrees(lat),
  lng: writeDegrees(lng),
});

/** A pair as people say it: "25.68, -100.31". */
export const sayPlace = (place: Place): string => {
  const { lat, lng } = writePlace(place);
  return `${lat}, ${lng}`;
};

const DEGREES = /^[+-]?\d+(?:[.,]\d*)?$/;

/** The number in a field; NaN for none, which travels as null and is refused by the server at its field. */
export function degreesIn(text: string): number {
  const written = text.trim().replace('\u2212', '-');
  return DEGREES.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}

/** The place that the fields hold; null while one of them holds no number. */
export function readPlace({ lat, lng }: WrittenPlace): Place | null {
  const place = { lat: degreesIn(lat), lng: degreesIn(lng) };
  return Number.isFinite(place.lat) && Number.isFinite(place.lng) ? place : null;
}
