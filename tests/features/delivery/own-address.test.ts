import { expect, test } from 'vitest';
import { ownAddress } from '#src/features/delivery/address/own-address.ts';

const account = { name: 'Ernesto Cavazos', phone: '8155619580' };

test.each([
  ['Hidalgo 215, Centro', 'Hidalgo 215', 'Centro'],
  ['Av. Gonzalitos 1420, Int. 3, Mitras Centro', 'Av. Gonzalitos 1420, Int. 3', 'Mitras Centro'],
  ['Calle 60, 215', 'Calle 60, 215', ''],
  [' Reforma 9 ', 'Reforma 9', ''],
])(
  'the address %j of an account is its street and its neighbourhood (B112)',
  (address, street, neighborhood) => {
    expect(ownAddress({ ...account, address })).toEqual({
      ...{ street, neighborhood },
      receiver: 'Ernesto Cavazos',
      phone: '81 5561 9580',
    });
  },
);

test.each([null, undefined, ' '])('the address %j of an account is none (B112)', (address) => {
  expect(ownAddress({ ...account, address })).toBeNull();
});
