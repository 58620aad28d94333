import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Opened } from '#src/browser/use-opened.ts';
import { counted } from '#src/format/words.ts';
import { Amount } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import type { SortColumns } from '#src/lists/sort-order.ts';
import type { Earned, Grouping } from './earnings.ts';

/** A row of the table; its id is its place. */
export type EarnedRow = Earned & { readonly id: number };

const heads: Readonly<Record<Grouping, string>> = { mes: 'Mes', cliente: 'Cliente', producto: 'Producto' };

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
  { ...figure, accessor: 'vendido', title: 'Vendido', render: ({ sold }) => <Amount centavos={sold} /> },
  { ...figure, accessor: 'costo', title: 'Costo', render: ({ cost }) => <Amount centavos={cost} /> },
  {
    ...figure,
    accessor: 'ganancia',
    title: 'Ganancia',
    card: 'total',
    render: ({ profit }) => <Amount centavos={profit} />,
  },
  { ...figure, accessor: 'pagado', title: 'Pagado', render: ({ paid }) => <Amount centavos={paid} /> },
  { ...figure, accessor: 'porPagar', title: 'Por pagar', render: ({ owed }) => <Amount centavos={owed} /> },
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
