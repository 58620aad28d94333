import '@mantine/core/styles/Pagination.layer.css';
import { Group, Pagination, Text } from '@mantine/core';
import { memo } from 'react';
import { inNumber } from '#src/format/numbers.ts';
import { ROWS_PER_PAGE } from './page-of.ts';

interface ListPagesProps {
  /** Name of the list. */
  readonly label: string;
  readonly page: number;
  /** Rows on all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const controls = {
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
} as const;

/** The range of rows shown, and the links to the other pages. */
export const ListPages = memo(function ListPages({ label, page, total, onPage }: ListPagesProps) {
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  const to = Math.min(total, page * ROWS_PER_PAGE);
  return (
    <Group justify="space-between" py="sm">
      <Text c="dimmed" fz="sm">{`${inNumber(from)} a ${inNumber(to)} de ${inNumber(total)}`}</Text>
      <nav aria-label={`Páginas: ${label}`}>
        <Pagination
          total={Math.ceil(total / ROWS_PER_PAGE)}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': controls[control] })}
          getItemProps={(item) => ({ 'aria-label': `Página ${inNumber(item)}` })}
        />
      </nav>
    </Group>
  );
});
