import { expect, test } from 'vitest';
import { typedPostcode } from '#src/reading/postcode.ts';

test.each([
  ['64000', '64000'],
  ['64 0', '640'],
  ['640001', '64000'],
  ['Av. Juárez 123, Col. Centro, 06000 CDMX', '06000'],
  ['Carr. 57 Km 12, 76100', '76100'],
  ['Calle 5 #12345, 64000', '64000'],
  ['64000 Av. Juárez 12345', '64000'],
  ['C.P. 64000, Av. Juárez 12345', '64000'],
  ['Av. Juárez 12345, código postal 64 000', '64000'],
  ['6700.0', '6700'],
  ['', ''],
])('a field for a postcode holds of %j the postcode', (written, held) => {
  expect(typedPostcode(written)).toBe(held);
});
