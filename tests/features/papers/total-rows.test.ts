import { describe, expect, it } from 'vitest';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { totalRows } from '#src/features/quoted-windows/total-rows.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';

const plain = {
  ...savedOrder.totals,
  ...{ subtotal_centavos: 387_003, discount_centavos: 0, freight_centavos: null, own_lines: [] },
  ...{ rounding_centavos: 0, base_centavos: 387_005, iva_centavos: 61_921, total_centavos: 448_926 },
  ...{ deposit_centavos: 166_103, balance_centavos: 282_823, holds_iva: false },
} satisfies Totals;

/** The rows as they are shown, without what files calculate with. */
const shown = (totals: Totals) => totalRows(totals).map(({ centavos: _centavos, ...row }) => row);

/** The rows above the subtotal of totals that are plain but for these. */
const above = (change: Partial<Totals>) => {
  const rows = shown({ ...plain, ...change });
  return rows.slice(
    0,
    rows.findIndex(({ name }) => name === 'Subtotal sin IVA'),
  );
};

describe('the rows of totals', () => {
  it('are the total with its parts, and when which part is paid', () => {
    expect(shown(plain)).toEqual([
      { name: 'Flete', amount: 'no incluido' },
      { name: 'Subtotal sin IVA', amount: '$3,870.05' },
      { name: 'IVA', amount: '$619.21' },
      { name: 'Total con IVA', amount: '$4,489.26', isTotal: true },
      { name: 'Anticipo al pedir', amount: '$1,661.03' },
      { name: 'Al entregar', amount: '$2,828.23' },
    ]);
  });

  const sum = { name: 'Suma sin IVA', amount: '$3,870.03' };
  const freight = { name: 'Flete', amount: 'no incluido' };

  it.each<[string, Partial<Totals>, ReturnType<typeof shown>]>([
    ['nothing for freight without cost', { freight_centavos: 0 }, [{ name: 'Flete', amount: 'sin costo' }]],
    ['a freight', { freight_centavos: 65_007 }, [sum, { name: 'Flete', amount: '$650.07' }]],
    ['a discount', { discount_centavos: 48_375 }, [sum, { name: 'Descuento', amount: '-$483.75' }, freight]],
    [
      'own lines, also one that takes off',
      {
        own_lines: [
          { name: 'Instalación', centavos: 150_050 },
          { name: 'Cortesía', centavos: -30_001 },
        ],
      },
      [sum, { name: 'Instalación', amount: '$1,500.50' }, { name: 'Cortesía', amount: '-$300.01' }, freight],
    ],
    [
      'an own line that is named like the freight, beside it',
      { own_lines: [{ name: 'Flete', centavos: 0 }] },
      [sum, { name: 'Flete', amount: '$0.00' }, freight],
    ],
    ['a rounding', { rounding_centavos: -201 }, [sum, freight, { name: 'Redondeo', amount: '-$2.01' }]],
    [
      'sums that hold the IVA',
      { holds_iva: true, rounding_centavos: 3 },
      [{ name: 'Suma con IVA', amount: '$3,870.03' }, freight, { name: 'Redondeo', amount: '$0.03' }],
    ],
  ])('show %s before the subtotal', (_, change, rows) => {
    expect(above(change)).toEqual(rows);
  });

  it('have the figure that they show, null for a freight that is not known', () => {
    expect(totalRows(plain).map(({ centavos }) => centavos)).toEqual([
      ...[null, 387_005, 61_921],
      ...[448_926, 166_103, 282_823],
    ]);
  });
});
