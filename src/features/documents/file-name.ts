import { calendarOf } from '#src/format/dates.ts';

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

/** The extension in an address, in lower case; empty without one. */
const extensionIn = (url: string) =>
  /\.[a-z0-9]{2,5}$/i.exec(url.split(/[?#]/, 1)[0] ?? '')?.[0].toLowerCase() ?? '';

interface Named {
  readonly name: string;
  readonly url: string;
  /** ISO 8601. */
  readonly updated_at: string | null;
}

/**
 * The name of a downloaded document: its title and day. Servers store files under names that tell people nothing.
 * @param type its content type
 */
export function fileNameOf({ name, url, updated_at }: Named, type: string, timeZone: string): string {
  const extension = extensions[type.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? extensionIn(url);
  const clean = sanitized(name);
  const title =
    (clean.toLowerCase().endsWith(extension) ? clean.slice(0, clean.length - extension.length) : clean) ||
    'archivo';
  const day = calendarOf(timeZone).fileDayOf(updated_at);
  return `${title}${day === null ? '' : ` (${day})`}${extension}`;
}
