import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Opened } from '#src/browser/use-opened.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';
import { NoData } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import type { SortColumns } from '#src/lists/sort-order.ts';
import type { Earned, Grouping } from './earnings.ts';

/** A row of the table; its id is its place. */
export type EarnedRow = Earned & { readonly id: number };

const heads: Readonly<Record<Grouping, string>> = { mes: 'Mes', cliente: 'Cliente', producto: 'Producto' };

const amount = (centavos: number | null) => (centavos === null ? <NoData /> : inCurrency(centavos));

const figure = { sortable: true, textAlign: 'right', noWrap: true } as const;

/** The columns of the table; the name opens the orders that its figures come from. */
export const earningsColumns = (by: Grouping, linkTo: Opened['linkTo']): ListColumn<EarnedRow>[] => [
  {
    accessor: 'nombre',
    title: heads[by],
    sortable: true,
    card: 'title',
    render: ({ key, name, orders, unpriced }) => (
      <>
        <Anchor component={Link} fw={500} fz="sm" underline="always" {...linkTo(key)}>
          {name}
        </Anchor>
        <br />
        <small>
          {counted(orders.length, 'orden', 'órdenes')}
          {unpriced === 0 ? '' : `, ${String(unpriced)} sin precio para tu cliente`}
        </small>
      </>
    ),
  },
  { ...figure, accessor: 'vendido', title: 'Vendido', render: ({ sold }) => amount(sold) },
  { ...figure, accessor: 'costo', title: 'Costo', render: ({ cost }) => amount(cost) },
  {
    ...figure,
    accessor: 'ganancia',
    title: 'Ganancia',
    card: 'total',
    render: ({ profit }) => amount(profit),
  },
  { ...figure, accessor: 'pagado', title: 'Pagado', render: ({ paid }) => amount(paid) },
  { ...figure, accessor: 'porPagar', title: 'Por pagar', render: ({ owed }) => amount(owed) },
];

export const earningsValues: SortColumns<EarnedRow> = {
  nombre: ({ key, name }) => (/^\d{4}-/.test(key) ? key : name),
  vendido: ({ sold }) => sold,
  costo: ({ cost }) => cost,
  ganancia: ({ profit }) => profit,
  pagado: ({ paid }) => paid,
  porPagar: ({ owed }) => owed,
};

const pesos = (centavos: number | null) => (centavos === null ? null : centavos / 100);

/** The columns of the exported file, in pesos. */
export const earningsFile = (by: Grouping): readonly CsvColumn<Earned>[] => [
  { title: heads[by], value: ({ name }) => name },
  { title: 'Órdenes', value: ({ orders }) => orders.length },
  { title: 'Sin precio para el cliente', value: ({ unpriced }) => unpriced },
  { title: 'Vendido sin IVA', value: ({ sold }) => pesos(sold) },
  { title: 'Costo sin IVA', value: ({ cost }) => pesos(cost) },
  { title: 'Ganancia', value: ({ profit }) => pesos(profit) },
  { title: 'Pagado con IVA', value: ({ paid }) => pesos(paid) },
  { title: 'Por pagar con IVA', value: ({ owed }) => pesos(owed) },
];
