import * as z from 'zod/mini';
import { optionalMoment } from './moment.ts';
import { byRows, droppable, optionalText, text, withAliases } from './wire.ts';

/** A file to download: a price list, a digital catalog, a promotions gazette. */
const FileFields = z.looseObject({
  name: text,
  /** Absolute, or relative to the API host; false once it was dropped, and the file is left out. */
  url: droppable(z.union([z.string().check(z.minLength(1)), z.literal(false)])),
  version: optionalText,
  /** ISO 8601 date and time. */
  updated_at: optionalMoment,
});
const FileEntry = withAliases({ name: ['title'], url: ['path', 'file'], updated_at: ['date'] }, FileFields);
export type FileEntry = z.output<typeof FileEntry> & { readonly url: string };

const hasAddress = (file: z.output<typeof FileEntry>): file is FileEntry => file.url !== false;

/** Files as a list, a list inside `{data}`, or a single one, bare or inside `{data}` → array, of those with an address. */
export const FileListReply = byRows(
  z.pipe(
    z.transform((value: unknown): unknown => {
      const content =
        typeof value === 'object' && value !== null && 'data' in value && value.data !== null
          ? value.data
          : value;
      return typeof content === 'object' && content !== null && !Array.isArray(content) ? [content] : content;
    }),
    z.pipe(
      z.array(FileEntry),
      z.transform((files): FileEntry[] => files.filter(hasAddress)),
    ),
  ),
);
