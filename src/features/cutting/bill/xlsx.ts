import { saveFile } from '#src/browser/save-file.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import type { BillRow } from './bill.ts';

/** Rows as a spreadsheet: headings in bold, numbers as numbers. Texts are texts: none runs as a formula. */
export async function xlsxOf(
  rows: readonly BillRow[],
  columns: readonly CsvColumn<BillRow>[],
): Promise<Blob> {
  // The build without workers: the content policy allows none from a blob.
  const { default: write } = await import('write-excel-file/universal');
  return write(
    [
      columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const })),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ],
    { sheet: 'Materiales', columns: columns.map(({ title }) => ({ width: title === 'Material' ? 48 : 14 })) },
  ).toBlob();
}

/** Downloads rows as a spreadsheet; shows a notice when the library does not load. */
export async function saveXlsx(
  rows: readonly BillRow[],
  columns: readonly CsvColumn<BillRow>[],
  name: string,
): Promise<void> {
  try {
    saveFile(await xlsxOf(rows, columns), name);
  } catch {
    await notify({
      tone: 'problem',
      title: 'No pudimos preparar el archivo. Revisa tu internet e inténtalo de nuevo.',
    });
  }
}
