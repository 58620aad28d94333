/** The kind of a file, as the end of a sentence; null for a PDF and for unknown types. */
export function kindName(type: string): string | null {
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (kind.startsWith('image/')) return 'una imagen';
  if (kind.startsWith('video/')) return 'un video';
  if (/spreadsheet|excel|csv/.test(kind)) return 'una hoja de cálculo';
  if (/word|opendocument\.text/.test(kind)) return 'un documento de texto';
  if (/zip|compressed/.test(kind)) return 'un archivo comprimido';
  return kind === 'text/html' ? 'una página' : null;
}
