import type { InputOf } from '#src/api/contract/index.ts';
import type { User } from '#src/api/contract/user.ts';
import { textIn } from '#src/browser/form-values.ts';
import { degreesIn, writtenPlaceOf } from '../place/written-place.ts';

/** API names of the fields of a place. */
export const PLACE_FIELDS = ['lat', 'lng'] as const;

/** Reads a place that was changed, in degrees; null when it was not. */
export function placeIn(data: FormData, user: User): Omit<InputOf<'setCoordinates'>, 'id'> | null {
  if (!data.has('lat')) return null;
  const before = writtenPlaceOf(user);
  const [lat, lng] = [textIn(data, 'lat'), textIn(data, 'lng')];
  return lat === before.lat && lng === before.lng ? null : { lat: degreesIn(lat), lng: degreesIn(lng) };
}
