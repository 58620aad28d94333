import { Pagination } from '@mantine/core';
import classes from './list-table.module.css';

/** Rows of a page: what a person scans. */
export const ROWS_PER_PAGE = 50;

interface ListPagesProps {
  /** Name of the list whose pages these are. */
  readonly label: string;
  readonly page: number;
  /** How many rows there are on all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const number = (value: number) => value.toLocaleString('es-MX');

const controls = {
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
} as const;

/** Which rows are shown, and the way to the others. */
export function ListPages({ label, page, total, onPage }: ListPagesProps) {
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  const to = Math.min(total, page * ROWS_PER_PAGE);
  return (
    <div className={classes['pages']}>
      <p className={classes['range']}>{`${number(from)} a ${number(to)} de ${number(total)}`}</p>
      <nav aria-label={`Páginas: ${label}`}>
        <Pagination
          classNames={{ control: classes['page'] ?? '' }}
          total={Math.ceil(total / ROWS_PER_PAGE)}
          value={page}
          onChange={onPage}
          siblings={1}
          gap={4}
          getControlProps={(control) => ({ 'aria-label': controls[control] })}
          getItemProps={(item) => ({ 'aria-label': `Página ${number(item)}` })}
        />
      </nav>
    </div>
  );
}
