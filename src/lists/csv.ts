import { guardFormula } from '#src/format/formula-guard.ts';
import { saveMade } from './files/save-made.ts';

/** A column of a file: its heading and its values. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/** Spreadsheets read a file as UTF-8 only when it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Only texts are guarded: numbers stay numbers, also negative ones. */
const cellOf = (value: string | number | null): string | number =>
  typeof value === 'string' ? guardFormula(value) : (value ?? '');

/** Rows as a CSV file. A spreadsheet shows its accents, and runs no typed text as a formula. */
export async function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    {
      fields: columns.map(({ title }) => guardFormula(title)),
      data: rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
    },
    { newline: '\r\n' },
  );
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
}

/** Downloads rows as a CSV file. */
export const saveCsv = <Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  name: string,
): Promise<void> => saveMade(csvOf(rows, columns), name);
