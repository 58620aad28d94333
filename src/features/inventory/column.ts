import type { ReactNode } from 'react';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { CardPlace, ListColumn } from '#src/lists/list-table.tsx';
import type { PrintedColumn } from './printed-list.tsx';

/** A column of an inventory: its sort value, its cell, and its columns in the exported file. */
export interface Column<Row> {
  /** Its name in the address. */
  readonly key: string;
  readonly title: string;
  /** The value to sort by; null when not known. */
  readonly value: (row: Row) => string | number | null;
  readonly show: (row: Row) => ReactNode;
  /** Whether it is aligned as numbers. */
  readonly isNumeric?: boolean;
  readonly width?: string;
  /** Its place in the card of a row. @default "fact" */
  readonly card?: CardPlace;
  /** Its columns in the exported file; empty when another column has the value. */
  readonly file: readonly CsvColumn<Row>[];
}

export const shownColumn = <Row>({
  key,
  title,
  show,
  isNumeric,
  width,
  card,
}: Column<Row>): ListColumn<Row> => ({
  accessor: key,
  title,
  sortable: true,
  render: show,
  ...(width === undefined ? {} : { width }),
  ...(card === undefined ? {} : { card }),
  ...(isNumeric ? { textAlign: 'right' as const, noWrap: true } : {}),
});

export const printedColumn = <Row>({ key, title, show, isNumeric }: Column<Row>): PrintedColumn<Row> => ({
  key,
  title,
  show,
  ...(isNumeric ? { isNumeric } : {}),
});
