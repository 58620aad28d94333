import * as z from 'zod/mini';
import { byRows, optionalText, text, withAliases } from './wire.ts';

/** A file to download: a price list, a digital catalog, a promotions gazette. */
const FileFields = z.looseObject({
  name: text,
  /** Absolute, or relative to the API host. */
  url: z.string().check(z.minLength(1)),
  version: optionalText,
  /** ISO 8601 date and time. */
  updated_at: optionalText,
});
const FileEntry = withAliases({ name: ['title'], url: ['path', 'file'], updated_at: ['date'] }, FileFields);
export type FileEntry = z.output<typeof FileEntry>;

/** Files as a list, a list inside `{data}`, or a single one, bare or inside `{data}` → array. */
export const FileListReply = byRows(
  z.pipe(
    z.transform((value: unknown): unknown => {
      const content =
        typeof value === 'object' && value !== null && 'data' in value && value.data !== null
          ? value.data
          : value;
      return typeof content === 'object' && content !== null && !Array.isArray(content) ? [content] : content;
    }),
    z.array(FileEntry),
  ),
);
