import { notify } from '#src/ui/notices/notices.ts';
import { saveFile } from '../save-file.ts';
import { csvOf, type CsvColumn } from './csv.ts';

/** Hands rows to the browser as a CSV file to keep; where what writes it does not load, that is said in passing. */
export async function saveCsv<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  name: string,
): Promise<void> {
  try {
    saveFile(await csvOf(rows, columns), name);
  } catch {
    await notify({
      tone: 'problem',
      title: 'No pudimos preparar el archivo. Revisa tu internet e inténtalo de nuevo.',
    });
  }
}
