import type {
  Fault,
  ListReadInput,
  ListRow,
  OpenedList,
  ReadRows,
} from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { digestOf } from '#src/features/draft-windows/payload.ts';
import { rowColumns, type RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { yieldToPage } from '#src/features/sheets/grid.ts';
import type { Titled } from '#src/features/sheets/titled-sheet.ts';
import type { LengthUnit } from '#src/reading/unit.ts';
import { catalogNames } from './catalog-names.ts';
import { cellTexts } from './cell-text.ts';
import { isLeftOut, isTitle, titleFault } from './left-out.ts';
import { offeringAbove } from './like-above.ts';
import { saying } from './part.ts';
import { readRow } from './read-row.ts';
import { SEEN, splitFault, surplusFault } from './surplus.ts';

/** Longest time of reading before the page can respond, in ms: half a frame. */
const BATCH_MS = 8;

const SWALLOWING =
  'Unas comillas juntan aquí varios renglones en una celda. Quítalas del archivo y súbelo otra vez.';

/** A row of a file before it is understood. */
type WrittenRow = Pick<ListRow, 'row' | 'cells' | 'above' | 'mended'>;

export type ReadOne = (row: WrittenRow) => ListRow;

const isField = (word: string | null): word is RowColumnKey => rowColumns.some(({ key }) => key === word);

/**
 * Prepares reading the rows of a list whose columns are decided.
 * @param listKey names the list in the keys of its windows
 */
export function rowReader(
  { columns, unit, units: plausible, taken }: Pick<OpenedList, 'columns' | 'unit' | 'units' | 'taken'>,
  quotable: Quotable,
  listKey: string,
): ReadOne {
  const textOf = cellTexts(columns);
  const units: Partial<Record<RowColumnKey, LengthUnit>> = {};
  for (const { as, unit: ofHeading } of columns) {
    const field = as === 'size' ? 'width' : (/^(width|height)\d$/.exec(as ?? '')?.[1] ?? as);
    if (ofHeading !== null && isField(field)) units[field] ??= ofHeading;
  }
  const reader = {
    units: { columns: units, list: unit ?? 'cm', isSaid: plausible.some((one) => one === unit) },
    ...{ quotable, catalog: catalogNames(quotable), list: quotable.publicPrices },
  };
  const known = new Set(columns.map(({ at }) => at));
  const { separator } = taken;
  /** A cell with a whole row in it: a quotation mark was opened in one and closed in a later one. */
  const isOfRows = (text: string) =>
    separator !== null && text.includes('\n') && text.split(separator).length >= columns.length;
  const faultOfRow = (cells: readonly string[]): Fault | null => {
    const reading = { columns, unit: unit ?? 'cm' };
    if (cells.some((text, at) => !known.has(at) && text.trim() !== '')) return surplusFault(cells, reading);
    if (cells.some(isOfRows)) return saying(null, SWALLOWING);
    return separator === ',' ? splitFault(cells, reading) : null;
  };
  const faultsOf = (row: WrittenRow, faults: readonly Fault[]): readonly Fault[] => {
    if (row.mended[SEEN] === undefined && isTitle(row.cells, faults)) return [titleFault];
    const above = { ...row, cells: row.above, mended: {} };
    return offeringAbove(faults, {
      own: (field) => textOf(row, field),
      above: (field) => textOf(above, field),
    });
  };
  return ({ row: number, cells, above, mended }) => {
    const row = { row: number, cells, above, mended };
    if (isLeftOut(row)) return { ...row, window: null, faults: [] };
    const whole = row.mended[SEEN] === undefined ? faultOfRow(row.cells) : null;
    if (whole !== null) return { ...row, window: null, faults: [whole] };
    const reading = readRow((key) => textOf(row, key), reader);
    if ('faults' in reading) return { ...row, window: null, faults: faultsOf(row, reading.faults) };
    const key = `${listKey}-${String(row.row)}-${digestOf(JSON.stringify(reading.window))}`;
    return { ...row, window: { key, ...reading.window }, faults: [] };
  };
}

interface Reading extends Pick<ListReadInput, 'signal' | 'onProgress' | 'mended'> {
  readonly titled: Titled;
  readonly readOne: ReadOne;
}

/** Reads the rows of a list and quotes each one. Yields regularly, so that the page responds. */
export async function readRows({
  titled: { rows, skipped },
  readOne,
  mended,
  signal,
  onProgress,
}: Reading): Promise<ReadRows> {
  const read: ListRow[] = [];
  let batchStart = performance.now();
  for (const [index, { row, cells, above }] of rows.entries()) {
    if (performance.now() - batchStart > BATCH_MS) {
      onProgress(index, rows.length);
      await yieldToPage();
      if (signal.aborted) break;
      batchStart = performance.now();
    }
    read.push(readOne({ row, cells, above, mended: mended[String(row)] ?? {} }));
  }
  return { rows: read, skipped };
}
