import { expect, it } from 'vitest';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import { townOfPostcode } from '#src/content/towns.ts';

it('names the town of a postcode whose first digits tell it', () => {
  expect(['03103', '09219', '44991', '45017', '53427', '64987', '97217'].map(townOfPostcode)).toEqual([
    'Benito Juárez',
    'Iztapalapa',
    'Guadalajara',
    'Zapopan',
    'Naucalpan de Juárez',
    'Monterrey',
    'Mérida',
  ]);
});

it('names none where they do not, nor for what is no postcode', () => {
  const unknown = ['66057', '97397', '77581', '17001', '6400', '640001', 'Puebla', ''];
  expect(unknown.map(townOfPostcode)).toEqual(unknown.map(() => null));
});

it('names no town outside the states', () => {
  const codes = Array.from({ length: 1_000 }, (_, start) => `${String(start).padStart(3, '0')}07`);
  expect(codes.filter((code) => townOfPostcode(code) !== null && stateOfPostcode(code) === null)).toEqual([]);
});
