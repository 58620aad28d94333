import type { Hour } from '#src/content/pictures/hours.ts';

/** The hours at which a room can be seen, in their order. */
export const hours: readonly { readonly value: Hour; readonly label: string }[] = [
  { value: 'morning', label: 'Mañana' },
  { value: 'noon', label: 'Mediodía' },
  { value: 'evening', label: 'Tarde' },
  { value: 'night', label: 'Noche' },
];

/** An hour inside a sentence: "mañana". */
export const hourWord = (hour: Hour): string =>
  hours.find(({ value }) => value === hour)?.label.toLocaleLowerCase('es-MX') ?? '';
