import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './printed-list.module.css';
import { usePrinting } from './use-printing.ts';

/** Rows that are printed at most: some fifty pages, which nobody prints by accident. */
const MOST_PRINTED = 1_000;

export interface PrintedColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly show: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
}

interface PrintedListProps<Row> {
  readonly title: string;
  /** Of when it is, and by what it was filtered. */
  readonly notes: readonly string[];
  readonly columns: readonly PrintedColumn<Row>[];
  /** All that the filters leave, in order. */
  readonly rows: readonly Row[];
}

/** A list on paper: all of its pages as one table, and nothing else of the screen. Drawn only while it is printed. */
export function PrintedList<Row extends { readonly id: number }>(props: PrintedListProps<Row>) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null;
}

const number = (value: number) => value.toLocaleString('es-MX');

function Sheet<Row extends { readonly id: number }>({ title, notes, columns, rows }: PrintedListProps<Row>) {
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <div className={classes['sheet']}>
      <p className={classes['title']}>{title}</p>
      <p className={classes['notes']}>{notes.join(' · ')}</p>
      {printed.length < rows.length ? (
        <p className={classes['limit']}>
          {`Aquí están los primeros ${number(printed.length)} de ${number(rows.length)} renglones. Filtra la lista para imprimir los demás, o expórtala completa.`}
        </p>
      ) : null}
      <table className={classes['table']}>
        <thead>
          <tr>
            {columns.map(({ key, title: heading, isNumeric }) => (
              <th key={key} scope="col" data-numeric={isNumeric || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, show, isNumeric }) => (
                <td key={key} data-numeric={isNumeric || undefined}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
