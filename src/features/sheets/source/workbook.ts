import type { Sheets } from '../grid.ts';
import { readOds } from './ods.ts';
import { unzip } from './unzip.ts';
import { readXlsx } from './xlsx.ts';

/** Reads the sheets with content of an Excel or OpenDocument workbook; null for bytes that are none, or are damaged. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheets | null> {
  try {
    const read = unzip(bytes);
    const sheets = (await readXlsx(read)) ?? (await readOds(read));
    const grids = sheets?.grids.filter(({ grid }) => grid.rows.length > 0) ?? [];
    return grids.length === 0 ? null : { grids, text: null };
  } catch {
    return null;
  }
}
