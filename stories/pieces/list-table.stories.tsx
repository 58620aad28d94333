import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ListTable, type ListColumn } from '#src/kit/list/list-table.tsx';
import { sortRows } from '#src/kit/list/sort-rows.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly metres: number | null;
}

const columns: ListColumn<Row>[] = [
  { accessor: 'name', title: 'Artículo', sortable: true, width: '16rem' },
  { accessor: 'metres', title: 'Metros', sortable: true, textAlign: 'right' },
  { accessor: 'notes', title: 'Notas', render: () => 'Sin novedad' },
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
  title: 'Piezas/ListTable',
  component: List,
  tags: ['autodocs'],
  args: { count: 6 },
});

/** Headers are buttons that show the sort order. */
export const Sorted = meta.story({
  play: async ({ canvas, userEvent }) => {
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
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay telas.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** On the narrowest phone it scrolls sideways, with its first column fixed. */
export const Phone = meta.story({
  tags: ['long'],
  globals: onPhone,
  args: { canChoose: true },
  play: async ({ canvas }) => {
    const viewport = canvas.getByRole('table').parentElement?.parentElement;
    viewport?.scrollTo({ left: 200 });
    await expect(canvas.getByText('Tela 1').getBoundingClientRect().left).toBeGreaterThan(0);
    await expectNoOverflow();
  },
});
