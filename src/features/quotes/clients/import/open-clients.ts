import type { ClientsReading } from '#machines/import-clients/import-clients.machine.ts';
import { recallClientColumns } from '#machines/support/known-columns.ts';
import { IGNORED, type ListSource, type Taking } from '#machines/support/list-file.ts';
import { bytesOf } from '#src/features/sheets/bytes-of.ts';
import { readSheets } from '#src/features/sheets/read-sheets.ts';
import {
  cellsAt,
  headingAt,
  samplesOf,
  shapeOf,
  takenAs,
  titledSheet,
} from '#src/features/sheets/titled-sheet.ts';
import { fieldsOfHeadings, NOT_KEPT } from '#src/reading/clients/client-headings.ts';

/** Opens a list of clients to find its columns. */
export async function openClients(
  { file }: ListSource,
  taking: Taking,
  signal: AbortSignal,
): Promise<ClientsReading> {
  const sheets = await readSheets(file, await bytesOf(file), taking, signal);
  if ('what' in sheets) return sheets;
  const titled = titledSheet(sheets, taking, fieldsOfHeadings);
  const { headings, places, rows, at, skipped } = titled;
  if (rows.length === 0) return { what: 'El archivo solo trae los encabezados: no hay renglones que leer.' };
  const shown = places.map((place) => headings[place] ?? '');
  const shape = at === 0 ? null : shapeOf(shown);
  const known = shape === null ? null : recallClientColumns(shape);
  const fields = at === 0 ? shown.map(() => null) : fieldsOfHeadings(shown);
  const columns = places.map((place, column) => {
    const samples = samplesOf(cellsAt(rows, place));
    const field = fields[column] ?? null;
    const isNothing = field === NOT_KEPT || (field === null && samples.length === 0);
    return {
      at: place,
      heading: headingAt(titled, place),
      samples,
      as: known?.[column] ?? (isNothing ? IGNORED : field),
    };
  });
  return { list: { ...takenAs(sheets, titled), shape, columns, rows, skipped } };
}
