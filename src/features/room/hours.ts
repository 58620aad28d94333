import type { Hour } from '#src/content/pictures/hours.ts';

/** The hours at which a room can be seen, in their order. */
export const hours: readonly { readonly value: Hour; readonly label: string }[] = [
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
};
