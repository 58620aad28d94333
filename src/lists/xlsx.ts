import type { CsvColumn } from './csv.ts';
import { saveMade } from './save-made.ts';

const LEAST_WIDTH = 12;
const MOST_WIDTH = 48;

/** As wide as its longest text, in letters. */
const widthOf = <Row>({ title, value }: CsvColumn<Row>, rows: readonly Row[]) =>
  rows.reduce(
    (width, row) => Math.min(MOST_WIDTH, Math.max(width, String(value(row) ?? '').length + 2)),
    Math.max(LEAST_WIDTH, title.length + 2),
  );

/** Rows as a spreadsheet: headings in bold, numbers as numbers. Texts are texts: none runs as a formula. */
export async function xlsxOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Promise<Blob> {
  // The build without workers: the content policy allows none from a blob.
  const { default: write } = await import('write-excel-file/universal');
  return write(
    [
      columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const })),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ],
    { sheet: 'Rollux', columns: columns.map((column) => ({ width: widthOf(column, rows) })) },
  ).toBlob();
}

/** Downloads rows as a spreadsheet. */
export const saveXlsx = <Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  name: string,
): Promise<void> => saveMade(xlsxOf(rows, columns), name);
