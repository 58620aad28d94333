import { repaired } from '#src/reading/mojibake.ts';

/** Size limit of a file, larger than any list of windows. */
const MOST_BYTES = 10_000_000;

/** The text of a file, or a message why it has none. */
export type FileText = { readonly text: string } | { readonly what: string };

const startsWith = (bytes: Uint8Array, ...beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

const megabytes = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

const AS_CSV = 'En Excel usa Archivo, Guardar como, “CSV UTF-8”, y sube ese.';

/** Returns a message for a known binary format, recognized by its first bytes; null for anything else. */
function otherKind(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return `Es un archivo de Excel o comprimido, no un CSV. ${AS_CSV}`;
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return `Es un archivo de Excel antiguo, no un CSV. ${AS_CSV}`;
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    return 'Es un PDF, no un CSV. Pasa la lista a una hoja de cálculo y guárdala como CSV.';
  const isPicture =
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46) ||
    startsWith(bytes, 0x52, 0x49, 0x46, 0x46);
  return isPicture ? 'Es una imagen, no un CSV. Copia sus datos al archivo de ejemplo y súbelo.' : null;
}

/**
 * Decodes the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which is
 * usual in Mexico.
 */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the text of a file, or returns a message why it is no list. */
export async function textOf(file: File): Promise<FileText> {
  if (file.size === 0) return { what: 'El archivo está vacío.' };
  if (file.size > MOST_BYTES) {
    return {
      what: `El archivo pesa ${megabytes.format(file.size / 1_000_000)} MB y el límite es ${megabytes.format(MOST_BYTES / 1_000_000)} MB. Una lista de 5,000 ventanas pesa menos de uno: revisa que sea el correcto.`,
    };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = otherKind(bytes);
  if (kind !== null) return { what: kind };
  const text = repaired(decode(bytes));
  if (text.includes('\0')) return { what: 'Este archivo no es de texto: no es un CSV.' };
  return text.trim() === '' ? { what: 'El archivo está vacío.' } : { text };
}
