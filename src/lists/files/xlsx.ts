import type { CsvColumn } from '../csv.ts';
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
  const { workbookOf } = await import('./workbook.ts');
  const bytes = workbookOf({
    name: 'Rollux',
    headings: columns.map(({ title }) => title),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
    widths: columns.map((column) => widthOf(column, rows)),
  });
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** Downloads rows as a spreadsheet. */
export const saveXlsx = <Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  name: string,
): Promise<void> => saveMade(xlsxOf(rows, columns), name);
