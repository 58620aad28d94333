import { controls } from '#src/content/items/controls.ts';
import { galleries } from '#src/content/items/galleries.ts';
import { small } from '#src/format/words.ts';
import { isMotor } from './price-words.ts';

/** The name of a control: "cadena", "motor de batería". */
export const controlName = (id: string): string =>
  small(controls.find(({ slug }) => slug === id)?.name ?? 'su control');

/** What a price with a control includes: "cadena", "motor de batería y control remoto". */
export const controlWithRemote = (id: string): string =>
  `${controlName(id)}${isMotor(id) ? ' y control remoto' : ''}`;

export const galleryName = (id: string): string =>
  small(galleries.find(({ slug }) => slug === id)?.name ?? 'galería');
