import { expect, it } from 'vitest';
import { orderText, readOrder, sortedBy } from '#src/lists/sort-order.ts';

interface Row {
  readonly total: number;
  readonly hecha: string | null;
}

const columns = { total: (row: Row) => row.total, hecha: (row: Row) => row.hecha };
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
  expect(readOrder(text, columns, '-hecha')).toEqual(order);
});

it('an order is read as it is written', () => {
  for (const descending of [false, true]) {
    expect(readOrder(orderText('total', descending), columns, '-hecha')).toEqual({ by: 'total', descending });
  }
});

it('rows are sorted by the column that the order names', () => {
  const [dear, cheap, unknown] = [
    { total: 37, hecha: '2026-11-03' },
    { total: 12.5, hecha: '2026-11-21' },
    { total: 20, hecha: null },
  ];
  const rows = [dear, cheap, unknown];
  expect(sortedBy(rows, { by: 'nada', descending: true }, columns)).toBe(rows);
  expect(sortedBy(rows, readOrder('total', columns, '-hecha'), columns)).toEqual([cheap, unknown, dear]);
  expect(sortedBy(rows, readOrder('nada', columns, '-hecha'), columns)).toEqual([cheap, dear, unknown]);
});
