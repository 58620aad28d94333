import type { PricedWindow, Totals } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { TOTAL_HEADINGS } from '#src/features/sheets/total-headings.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import { totalRows } from '../total-rows.ts';
import { windowColumns } from './windows-csv.ts';

const CENTAVOS = 100;

/** What is paid for windows, and when they are delivered. */
export interface FileEnd {
  readonly totals: Totals;
  /** "Entrega prometida: jueves 10 de diciembre."; null without one. */
  readonly delivery: string | null;
}

/** A window, or one of the totals below the windows. */
interface FileRow {
  readonly window: PricedWindow | null;
  readonly total: { readonly name: string; readonly pesos: string | number } | null;
}

/** "C-1042-partidas.csv"; what holds somebody's cost, before IVA, says so, as their paper does: a client never gets it by mistake. */
export const windowsFileName = (folio: string, { holds_iva }: Pick<Totals, 'holds_iva'>): string =>
  `${folio}-partidas${holds_iva ? '' : '-con-mi-costo'}.csv`;

/**
 * The file of quoted windows, with their totals in columns of their own: their amounts are not added up with those of the
 * windows, and the quick order reads the windows alone.
 */
export function windowsFile(
  windows: readonly PricedWindow[],
  { totals, delivery }: FileEnd,
  quotable: Quotable,
): { readonly rows: readonly FileRow[]; readonly columns: readonly CsvColumn<FileRow>[] } {
  const sums = totalRows(totals).map(({ name, centavos, amount }) => ({
    name,
    pesos: centavos === null ? amount : centavos / CENTAVOS,
  }));
  const end = [...sums, ...(delivery === null ? [] : [{ name: delivery, pesos: '' }])];
  const [names, amounts] = TOTAL_HEADINGS;
  return {
    rows: [
      ...windows.map((window) => ({ window, total: null })),
      ...end.map((total) => ({ window: null, total })),
    ],
    columns: [
      ...windowColumns(quotable, totals.holds_iva).map(({ title, value }): CsvColumn<FileRow> => ({
        title,
        value: ({ window }) => window && value(window),
      })),
      { title: names, value: ({ total }) => total && total.name },
      { title: amounts, value: ({ total }) => total && total.pesos },
    ],
  };
}
