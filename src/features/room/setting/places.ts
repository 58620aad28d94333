import type { Hour } from '#src/content/pictures/hours.ts';
import { hangsOutdoors, type Hung } from '../hung.ts';
import type { HourInside } from './hours.ts';

/** From where a room can be seen at night. */
export type Place = 'inside' | 'street';

export const places: readonly { readonly value: Place; readonly label: string }[] = [
  { value: 'inside', label: 'Desde adentro' },
  { value: 'street', label: 'Desde la calle' },
];

/** Whether a product's window can be looked at from the street: awnings hang before theirs. */
export const hasStreet = (type: Hung): boolean => !hangsOutdoors(type);

/** The hour at which a window is seen from a place; only at night does one see into it. */
export const seenAt = (hour: HourInside, place: Place): Hour =>
  hour === 'night' && place === 'street' ? 'street' : hour;
