import { describe, expect, it } from 'vitest';
import { remotesFor } from '#src/quoting/making/remotes.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { publicList } from './support/example.ts';

const remotes = [
  { id: 'control-1-canal', system: 'radio', channels: 1 },
  { id: 'control-5-canales', system: 'radio', channels: 5 },
  { id: 'control-16-canales', system: 'radio', channels: 16 },
];
// $600.00, $900.00 and $1,500.00
const plan = (motors: number, list = publicList, system = 'radio') =>
  remotesFor(motors, system, remotes, list).map(({ id, count }) => `${String(count)} ${id}`);
const priced = (items: PriceList['items']) => ({ ...publicList, items });

describe('the remotes for a number of motors', () => {
  it.each<[number, string[]]>([
    [0, []],
    [1, ['1 control-1-canal']],
    [2, ['1 control-5-canales']],
    [5, ['1 control-5-canales']],
    // 900.00 + 600.00 and 1,500.00 cost the same: one is more convenient than two
    [6, ['1 control-16-canales']],
    [16, ['1 control-16-canales']],
    [17, ['1 control-1-canal', '1 control-16-canales']],
    [21, ['1 control-5-canales', '1 control-16-canales']],
    [33, ['1 control-1-canal', '2 control-16-canales']],
  ])('%i motors: %j', (motors, expected) => {
    expect(plan(motors).toSorted()).toEqual(expected.toSorted());
  });

  it('are the same for any order of the list', () => {
    const backwards = remotesFor(6, 'radio', remotes.toReversed(), publicList);
    expect(backwards).toEqual([{ id: 'control-16-canales', count: 1 }]);
  });

  it('are more when fewer would cost more', () => {
    const piece = (centavos: number) => ({ kind: 'piece', centavos }) as const;
    const list = priced({ 'control-1-canal': piece(100), 'control-5-canales': piece(900) });
    expect(plan(2, list)).toEqual(['2 control-1-canal']);
    expect(remotesFor(2, 'radio', remotes.toReversed(), list)).toEqual([{ id: 'control-1-canal', count: 2 }]);
  });

  it('have a single system', () => {
    expect(plan(3, publicList, 'wifi')).toEqual([]);
  });

  it('need a price per piece', () => {
    const piece = { kind: 'piece', centavos: 1 } as const;
    const metre = { kind: 'metre', centavosPerMetre: 0, along: 'width', minimumMm: 0 } as const;
    expect(plan(1, priced({}))).toEqual([]);
    expect(plan(2, priced({ 'control-1-canal': piece, 'control-5-canales': metre }))).toEqual([
      '2 control-1-canal',
    ]);
    expect(
      plan(5, priced({ 'control-1-canal': piece, 'control-5-canales': { kind: 'piece', centavos: 5 } })),
    ).toEqual(['1 control-5-canales']);
  });
});
