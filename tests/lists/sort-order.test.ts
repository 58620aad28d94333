import { expect, it } from 'vitest';
import { orderText, readOrder } from '#src/lists/sort-order.ts';

const columns = { total: 1, hecha: 2 };
const standard = { by: 'hecha', descending: true };

it.each([
  ['total', { by: 'total', descending: false }],
  ['-total', { by: 'total', descending: true }],
  ['', standard],
  ['-', standard],
  ['--total', standard],
  ['otra', standard],
  // What every object has is no column.
  ['constructor', standard],
  ['-toString', standard],
])('the order %j of an address', (text, order) => {
  expect(readOrder(text, columns, standard)).toEqual(order);
});

it('an order is read as it is written', () => {
  for (const descending of [false, true]) {
    expect(readOrder(orderText('total', descending), columns, standard)).toEqual({ by: 'total', descending });
  }
});
