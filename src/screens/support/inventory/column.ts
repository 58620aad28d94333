import type { ReactNode } from 'react';
import type { CsvColumn } from '../list/csv.ts';
import type { ListColumn } from '../list/list-table.tsx';
import type { PrintedColumn } from '../list/printed-list.tsx';

/** A column of a list: what it is ordered by, how it is shown, and what of it stands in a file. */
export interface Column<Row> {
  /** Its word in the address. */
  readonly key: string;
  readonly title: string;
  /** What the list is ordered by; null is not known. */
  readonly value: (row: Row) => string | number | null;
  readonly show: (row: Row) => ReactNode;
  /** Figures stand under each other. */
  readonly isNumeric?: boolean;
  readonly width?: string;
  /** Left out of the file where another column says it. */
  readonly file: readonly CsvColumn<Row>[];
}

export const shownColumn = <Row>({ key, title, show, isNumeric, width }: Column<Row>): ListColumn<Row> => ({
  accessor: key,
  title,
  sortable: true,
  render: show,
  ...(width === undefined ? {} : { width }),
  ...(isNumeric ? { textAlign: 'right' as const, noWrap: true } : {}),
});

export const printedColumn = <Row>({ key, title, show, isNumeric }: Column<Row>): PrintedColumn<Row> => ({
  key,
  title,
  show,
  ...(isNumeric ? { isNumeric } : {}),
});
