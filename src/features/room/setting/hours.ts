import type { Hour } from '#src/content/pictures/hours.ts';

export type HourInside = Exclude<Hour, 'street'>;

/** The hours at which a room can be seen from inside, in their order. */
export const hours: readonly { readonly value: HourInside; readonly label: string }[] = [
  { value: 'morning', label: 'Mañana' },
  { value: 'noon', label: 'Mediodía' },
  { value: 'evening', label: 'Tarde' },
  { value: 'night', label: 'Noche' },
];

/** When it is, inside a sentence. */
export const atHour: Readonly<Record<Hour, string>> = {
  morning: 'de mañana',
  noon: 'al mediodía',
  evening: 'por la tarde',
  night: 'de noche',
  street: 'de noche, desde la calle',
};
