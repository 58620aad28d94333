import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { inNumber } from '#src/format/numbers.ts';
import classes from './printed-list.module.css';

/** The most rows that are printed: about fifty pages. */
const MOST_PRINTED = 1_000;

export interface PrintedColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly show: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
}

interface PrintedListProps<Row> {
  readonly title: string;
  /** When the list was updated, and its filters. */
  readonly notes: readonly string[];
  readonly columns: readonly PrintedColumn<Row>[];
  /** All filtered rows, sorted. */
  readonly rows: readonly Row[];
}

/** The printed form of a list: all its pages as one table, without the rest of the screen. Rendered only while printing. */
export function PrintedList<Row extends { readonly id: number }>(props: PrintedListProps<Row>) {
  return usePrinting() ? createPortal(<PrintedRows {...props} />, document.body) : null;
}

function PrintedRows<Row extends { readonly id: number }>({
  title,
  notes,
  columns,
  rows,
}: PrintedListProps<Row>) {
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <div className={classes.page}>
      <p className={classes.title}>{title}</p>
      <p className={classes.notes}>{notes.join(' · ')}</p>
      {printed.length < rows.length ? (
        <p className={classes.limit}>
          {`Aquí están los primeros ${inNumber(printed.length)} de ${inNumber(rows.length)} renglones. Filtra la lista para imprimir los demás, o expórtala completa.`}
        </p>
      ) : null}
      <table className={classes.table}>
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

/**
 * Whether the page is being printed, from a button or from the browser's menu: what is only printed need not be
 * rendered before.
 */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is right after this event.
    const printStarted = () => {
      flushSync(() => {
        setPrinting(true);
      });
    };
    const printEnded = () => {
      setPrinting(false);
    };
    window.addEventListener('beforeprint', printStarted);
    window.addEventListener('afterprint', printEnded);
    return () => {
      window.removeEventListener('beforeprint', printStarted);
      window.removeEventListener('afterprint', printEnded);
    };
  }, []);
  return printing;
}
