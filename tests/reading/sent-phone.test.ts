import { expect, it } from 'vitest';
import { sentPhone } from '#src/reading/named-phone.ts';

it.each([
  ['Tel. casa: 55-1234-5678', '5512345678'],
  ['+52 1 55 1234 5678', '5512345678'],
  [' 55 1234 5678 (recados con Ana) ', '55 1234 5678 (recados con Ana)'],
  ['Juan 55 1234 5678', 'Juan 55 1234 5678'],
  ['55 1234 5678 / 55 8765 4321', '55 1234 5678 / 55 8765 4321'],
  ['no tengo', 'no tengo'],
])('of %j a field sends %j', (typed, sent) => {
  expect(sentPhone(typed)).toBe(sent);
});
