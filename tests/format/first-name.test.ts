import { expect, it } from 'vitest';
import { firstName } from '#src/format/first-name.ts';

it.each([
  ['Lucía Garza', 'Lucía'],
  ['  Lucía  Garza', 'Lucía'],
  ['Sra. Ortega', 'Ortega'],
  ['Sra. Ana Ortega', 'Ana'],
  ['Lic. Ignacio Hinojosa', 'Ignacio'],
  ['Dra Paz', 'Paz'],
  ['Ing. Arq. Raúl', 'Raúl'],
  ['C.P. Elena Ruiz', 'Elena'],
  ['Familia Garza', 'Garza'],
  ['Drake Ruiz', 'Drake'],
  ['Srita. Sofía Peña', 'Sofía'],
  ['Señorita Sofía', 'Sofía'],
  ['Lcda. Inés', 'Inés'],
  ['Psic. Omar', 'Omar'],
  ['Ing.María López', 'María'],
  ['Ma. del Carmen Ruiz', 'María'],
  ['J. Luis Peña', 'Luis'],
  ['Ed Ruiz', 'Ed'],
  ['Sr. y Sra. López', null],
  ['Familia de la Torre', null],
  ['Srita.', null],
  ['Sra.', null],
  ['', null],
  [null, null],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
