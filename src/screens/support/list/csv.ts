/** A column of a file: its heading, and what stands in it. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/** Spreadsheets take a file for UTF-8 by this mark alone. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file that a spreadsheet opens with its accents, and in which nothing that somebody typed is a formula. */
export async function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    {
      fields: columns.map(({ title }) => title),
      data: rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
    },
    { escapeFormulae: true, newline: '\r\n' },
  );
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
}
