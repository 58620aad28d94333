import type { ParseResult } from 'papaparse';

/** Rows that are taken from one file. */
export const MOST_ROWS = 5_000;

/** A file as a table. */
export interface Table {
  /** Its headings, in their order. */
  readonly fields: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Rows beyond the most that are taken. */
  readonly skipped: number;
}

/** Characters that are taken apart before the page has its turn. */
const CHUNK = 100_000;

/** Excel's own way to say by what a file is divided. */
const SEPARATOR = /^sep=(.)\r?\n/i;

/** Lets the page have its turn. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Takes a text apart, divided by commas, semicolons or tabs, a piece at a time so that the page stays alive. Empty rows
 * are left out.
 */
export async function rowsIn(text: string, signal: AbortSignal): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const separator = SEPARATOR.exec(text)?.[1];
  const fields: string[] = [];
  const rows: Record<string, string>[] = [];
  let skipped = 0;
  const take = ({ data, meta }: ParseResult<Record<string, string>>) => {
    if (fields.length === 0) fields.push(...(meta.fields ?? []));
    for (const row of data) {
      if (rows.length < MOST_ROWS) rows.push(row);
      else skipped += 1;
    }
  };
  await new Promise<void>((resolve, reject) => {
    papa.parse<Record<string, string>>(text.replace(SEPARATOR, ''), {
      header: true,
      skipEmptyLines: 'greedy',
      ...(separator === undefined ? { delimitersToGuess: [',', ';', '\t', '|'] } : { delimiter: separator }),
      chunkSize: CHUNK,
      transformHeader: (heading) => heading.trim(),
      chunk: (results, parser) => {
        take(results);
        parser.pause();
        setTimeout(() => {
          if (signal.aborted) parser.abort();
          else parser.resume();
        });
      },
      complete: () => {
        resolve();
      },
      error: reject,
    });
  });
  return { fields, rows, skipped };
}
