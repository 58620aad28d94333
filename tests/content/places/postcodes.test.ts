import { expect, it } from 'vitest';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';

it('names the state of well-known postcodes', () => {
  expect(
    ['01000', '16999', '20000', '44100', '50000', '64000', '77500', '97000', '99999'].map(stateOfPostcode),
  ).toEqual([
    'Ciudad de México',
    'Ciudad de México',
    'Aguascalientes',
    'Jalisco',
    'México',
    'Nuevo León',
    'Quintana Roo',
    'Yucatán',
    'Zacatecas',
  ]);
});

it('knows no state for codes that are not given out, nor for what is no postcode', () => {
  expect(['17000', '19999', '00999', '4410', '441000', '44 100', 'Puebla', ''].map(stateOfPostcode)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});

it('gives every state at least one code, by the name that the capitals have', () => {
  const codes = Array.from({ length: 100 }, (_, start) => `${String(start).padStart(2, '0')}000`);
  const found = new Set(codes.map(stateOfPostcode));
  found.delete(null);
  expect([...found].toSorted()).toEqual(stateCapitals.map(({ state }) => state).toSorted());
});
