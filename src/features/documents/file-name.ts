/** File extensions by content type, for addresses without an extension. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'text/csv': '.csv',
};

/** Characters that file systems reject in names. */
const INVALID = /[\\/:*?"<>|\p{Cc}]+/gu;

const sanitized = (name: string) => name.replaceAll(INVALID, ' ').replaceAll(/\s+/g, ' ').trim();

function lastSegment(url: string): string {
  const segment = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The name of a downloaded document: its name on the server, else its title with the extension of its type. */
export function fileNameOf({ name, url }: { readonly name: string; readonly url: string }, type: string) {
  const own = sanitized(lastSegment(url));
  if (/^.+\.[a-z0-9]{2,5}$/i.test(own)) return own;
  const title = sanitized(name) || 'archivo';
  const extension = extensions[type.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? '';
  return title.toLowerCase().endsWith(extension) ? title : `${title}${extension}`;
}
