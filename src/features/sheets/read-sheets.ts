import type { Taking } from '#machines/support/list-file.ts';
import { inNumber } from '#src/format/numbers.ts';
import { MOST_BYTES } from './bytes-of.ts';
import { encodings, separators, type SheetsReading } from './grid.ts';
import { decode, encodingOf } from './source/decode.ts';
import { textGrid } from './source/text-grid.ts';
import { readWorkbook } from './source/workbook.ts';

const startsWith = (bytes: Uint8Array, ...beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

const megabytes = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

const AS_XLSX = 'En Excel usa Archivo, Guardar como, “Libro de Excel”, y sube ese.';

const NO_WORKBOOK = `Es un archivo comprimido sin una hoja de cálculo, o está dañado. ${AS_XLSX}`;

const isArchive = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Returns a message for a known format without a list, recognized by its first bytes; null for anything else. */
function otherKind(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return `Es un archivo de Excel antiguo, o protegido con contraseña. ${AS_XLSX}`;
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    return 'Es un PDF. Pasa la lista a una hoja de cálculo y sube esa.';
  const isPicture =
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46) ||
    startsWith(bytes, 0x52, 0x49, 0x46, 0x46);
  return isPicture ? 'Es una imagen. Copia sus datos al archivo de ejemplo y súbelo.' : null;
}

const known = <Word extends string>(words: readonly Word[], word: string | null): Word | null =>
  words.find((one) => one === word) ?? null;

/**
 * Reads a file as sheets of cells, or returns a message why it is no list.
 * @param bytes null for a file that is too large
 */
export async function readSheets(
  { size }: File,
  bytes: Uint8Array<ArrayBuffer> | null,
  { encoding, separator }: Pick<Taking, 'encoding' | 'separator'>,
  signal: AbortSignal,
): Promise<SheetsReading> {
  if (bytes === null) {
    return {
      what: `El archivo pesa ${megabytes.format(size / 1_000_000)} MB y el límite es ${megabytes.format(MOST_BYTES / 1_000_000)} MB. Una lista de 5,000 renglones pesa menos de uno: revisa que sea el correcto.`,
    };
  }
  if (bytes.length === 0) return { what: 'El archivo está vacío.' };
  if (isArchive(bytes)) return (await readWorkbook(bytes)) ?? { what: NO_WORKBOOK };
  const kind = otherKind(bytes);
  if (kind !== null) return { what: kind };
  const asked = known(encodings, encoding);
  const taken = asked ?? encodingOf(bytes);
  const text = decode(bytes, taken);
  if (text.includes('\0') && asked === null)
    return { what: 'Este archivo no es de texto ni una hoja de cálculo.' };
  if (text.trim() === '') return { what: 'El archivo está vacío.' };
  const read = await textGrid(text, known(separators, separator), signal);
  if (read.unclosedAt !== null) {
    return {
      what: `En el renglón ${inNumber(read.unclosedAt)} hay unas comillas que no se cierran, y lo que sigue se leería como una sola celda. Quítalas o ciérralas, y súbelo otra vez.`,
    };
  }
  return {
    grids: [{ name: '', grid: read.grid }],
    text: { encoding: taken, separator: read.separator },
  };
}
