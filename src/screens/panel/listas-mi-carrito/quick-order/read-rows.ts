import type { FailedRow, ReadRows, ReadyRow } from '#machines/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { newKey } from '../../../support/quoting/new-key.ts';
import { wordsOf } from './catalogue-words.ts';
import { headingsIn, missingIn } from './columns.ts';
import { readRow } from './read-row.ts';
import { breathe, rowsIn } from './rows-in.ts';
import type { FileText } from './text-of.ts';

/** What becomes of a file: its rows, or why it is no list of windows, for people. */
export type FileReading = { readonly rows: ReadRows } | { readonly what: string };

interface Reading {
  readonly content: FileText;
  readonly quotable: Quotable;
  readonly signal: AbortSignal;
  /** Told often enough for a bar to move. */
  readonly onProgress: (done: number, total: number) => void;
}

/** How long rows are looked at before the page has its turn, in ms: half of what a frame has. */
const TURN_MS = 8;

/** Takes a file's text row by row and asks the engine of each whether it can be made; the page stays alive meanwhile. */
export async function readRows({ content, quotable, signal, onProgress }: Reading): Promise<FileReading> {
  if ('what' in content) return content;
  const table = await rowsIn(content.text, signal);
  const headings = headingsIn(table.fields);
  const missing = missingIn(headings, table.fields);
  if (missing !== null) return { what: missing };
  if (table.rows.length === 0)
    return { what: 'El archivo solo trae los encabezados: no hay renglones que leer.' };
  const reader = { headings, quotable, words: wordsOf(quotable), list: quotable.publicPrices, newKey };
  const ready: ReadyRow[] = [];
  const failed: FailedRow[] = [];
  let turn = performance.now();
  for (const [index, cells] of table.rows.entries()) {
    if (performance.now() - turn > TURN_MS) {
      onProgress(index, table.rows.length);
      await breathe();
      if (signal.aborted) break;
      turn = performance.now();
    }
    const reading = readRow(cells, reader);
    const row = index + 1;
    if ('window' in reading) ready.push({ row, cells, window: reading.window });
    else failed.push({ row, cells, reasons: reading.reasons });
  }
  return { rows: { ready, failed, skipped: table.skipped } };
}
