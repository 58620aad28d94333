import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { sortRows } from '#src/format/sort-rows.ts';
import { ListTable, type ListColumn } from '#src/lists/list-table.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly metres: number | null;
}

const columns: ListColumn<Row>[] = [
  { accessor: 'name', title: 'Artículo', sortable: true, width: '16rem', card: 'title' },
  { accessor: 'metres', title: 'Metros', sortable: true, textAlign: 'right', card: 'total' },
  { accessor: 'notes', title: 'Notas', render: () => 'Sin novedad' },
  {
    accessor: 'open',
    title: 'Acciones',
    card: 'actions',
    render: ({ name }) => <button type="button">Ver {name}</button>,
  },
];

const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Tela ${String(count - id)}`,
    metres: id % 7 === 0 ? null : (id * 37) % 101,
  }));

interface ListProps {
  readonly count: number;
  readonly canChoose?: boolean;
}

/** A table with its query parameters. */
function List({ count, canChoose = false }: ListProps) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState({ by: 'name', descending: false });
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const [rows] = useState(() => rowsOf(count));
  const valueOf = (row: Row) => (sort.by === 'name' ? row.name : row.metres);
  return (
    <ListTable
      label="Telas"
      columns={columns}
      rows={sortRows(rows, valueOf, sort.descending)}
      page={page}
      onPage={setPage}
      sort={sort}
      onSort={(by, descending) => {
        setSort({ by, descending });
      }}
      {...(canChoose
        ? {
            selection: {
              rows: chosen,
              onChange: setChosen,
              isSelectable: ({ id }: Row) => id !== 0,
              nameOf: ({ name }: Row) => `Elegir ${name}`,
            },
          }
        : {})}
      empty={<p>Todavía no hay telas.</p>}
    />
  );
}

const meta = preview.meta({
  title: 'Piezas/Tabla',
  component: List,
  tags: ['autodocs'],
  args: { count: 6 },
  parameters: { controls: { disable: false } },
});

/** Headers are buttons that show the sort order. */
export const Sorted = meta.story({
  name: 'Ordenado',
  tags: ['long'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('No records');
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(heading('Artículo')).toHaveAttribute('aria-sort', 'ascending');
    await expect(heading('Metros')).toHaveAttribute('aria-sort', 'none');
    await expect(heading('Notas')).not.toHaveAttribute('aria-sort');
    canvas.getByRole('button', { name: 'Metros' }).focus();
    await userEvent.keyboard(' ');
    await expect(heading('Metros')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(heading('Metros')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Metros' })).toHaveFocus();
  },
});

/** A page of fifty rows, with links to the others. */
export const Paged = meta.story({
  name: 'Por páginas',
  args: { count: 1_234 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51));
    await expect(canvas.getByText('1 a 50 de 1,234')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByText('51 a 100 de 1,234')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 25' }));
    await waitFor(() => expect(canvas.getByText('1,201 a 1,234 de 1,234')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  },
});

/** Rows are selected one by one, or the whole page; rows that cannot be selected are skipped. */
export const Chosen = meta.story({
  name: 'Elegido',
  tags: ['long'],
  args: { canChoose: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir todas las filas de esta página' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
    await expect(canvas.getByRole('checkbox', { name: 'Elegir Tela 6' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir Tela 1' }));
    await expect(canvas.getByRole('checkbox', { name: 'Elegir Tela 1' })).not.toBeChecked();
  },
});

/** Without rows the reason replaces the table. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay telas.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** On the narrowest phone rows are cards with all that the table has; they are sorted and selected as there. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  args: { canChoose: true },
  play: async ({ canvas, userEvent }) => {
    const first = () => within(canvas.getAllByRole('row')[1] ?? document.body);
    await expect(first().getByRole('cell', { name: 'Tela 1' })).toBeVisible();
    await expect(canvas.getAllByText('Sin novedad')).toHaveLength(6);
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
    const sort = canvas.getByRole('button', { name: 'Artículo' });
    sort.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Artículo' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(first().getByRole('checkbox', { name: 'Elegir Tela 6' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir Tela 5' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await expect(first().getByRole('button', { name: 'Ver Tela 6' })).toBeVisible();
    await expectNoOverflow();
  },
});
