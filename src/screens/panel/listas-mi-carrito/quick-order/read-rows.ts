import type { FailedRow, ReadRows, ReadyRow } from '#machines/quick-order/quick-order.machine.ts';
import { newKey } from '#src/browser/new-key.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { inNumber } from '#src/format/numbers.ts';
import { catalogNames } from './catalog-names.ts';
import { headingsIn, missingIn } from './columns.ts';
import { readRow } from './read-row.ts';
import { rowsIn, yieldToPage } from './rows-in.ts';
import type { FileText } from './text-of.ts';

/** The rows of a file, or a message why it is no list of windows. */
export type FileReading = { readonly rows: ReadRows } | { readonly what: string };

interface Reading {
  readonly content: FileText;
  readonly quotable: Quotable;
  readonly signal: AbortSignal;
  /** Called often enough to move a progress bar. */
  readonly onProgress: (done: number, total: number) => void;
}

const surplusText = ({ length }: readonly string[], surplus: number) =>
  `Trae ${String(length + surplus)} celdas y los encabezados son ${String(length)}. Si usas coma decimal, escribe la medida con punto o entre comillas.`;

/** Longest time of reading before the page can respond, in ms: half a frame. */
const BATCH_MS = 8;

/** Reads the rows of a file and quotes each one. Yields regularly, so that the page responds. */
export async function readRows({ content, quotable, signal, onProgress }: Reading): Promise<FileReading> {
  if ('what' in content) return content;
  const table = await rowsIn(content.text, signal);
  if (table.unclosedAt !== null) {
    return {
      what: `En el renglón ${inNumber(table.unclosedAt)} hay unas comillas que no se cierran, y lo que sigue se leería como una sola celda. Quítalas o ciérralas, y súbelo otra vez.`,
    };
  }
  const headings = headingsIn(table.fields);
  const missing = missingIn(headings, table.fields);
  if (missing !== null) return { what: missing };
  if (table.rows.length === 0)
    return { what: 'El archivo solo trae los encabezados: no hay renglones que leer.' };
  const reader = { headings, quotable, catalog: catalogNames(quotable), list: quotable.publicPrices, newKey };
  const ready: ReadyRow[] = [];
  const failed: FailedRow[] = [];
  let batchStart = performance.now();
  for (const [index, { row, cells, surplus }] of table.rows.entries()) {
    if (performance.now() - batchStart > BATCH_MS) {
      onProgress(index, table.rows.length);
      await yieldToPage();
      if (signal.aborted) break;
      batchStart = performance.now();
    }
    const reading = surplus > 0 ? { reasons: [surplusText(table.fields, surplus)] } : readRow(cells, reader);
    if ('window' in reading) ready.push({ row, cells, window: reading.window });
    else failed.push({ row, cells, reasons: reading.reasons });
  }
  return { rows: { ready, failed, skipped: table.skipped } };
}
