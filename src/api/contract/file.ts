import * as z from 'zod/mini';
import { optionalMoment } from './moment.ts';
import { byRows, droppable, optionalText, text, withAliases } from './wire.ts';

const address = z.string().check(z.minLength(1));

/** A file to download: a price list, a digital catalog, a promotions gazette. */
const FileFields = z.looseObject({
  name: text,
  /** Absolute, or relative to the API host. */
  url: address,
  version: optionalText,
  /** ISO 8601 date and time. */
  updated_at: optionalMoment,
});
const aliases = { name: ['title'], url: ['path', 'file'], updated_at: ['date'] };
const FileEntry = withAliases(aliases, FileFields);
export type FileEntry = z.output<typeof FileEntry>;

/** A single file as a list of one, and what is inside `{data}`. */
const asList = z.transform((value: unknown): unknown => {
  const content =
    typeof value === 'object' && value !== null && 'data' in value && value.data !== null
      ? value.data
      : value;
  return typeof content === 'object' && content !== null && !Array.isArray(content) ? [content] : content;
});

/** Files as a list, a list inside `{data}`, or a single one, bare or inside `{data}` → array. */
export const FileListReply = byRows(z.pipe(asList, z.array(FileEntry)));

/** The address is false once it was dropped. */
const Attached = withAliases(
  aliases,
  z.extend(FileFields, { url: droppable(z.union([address, z.literal(false)])) }),
);
const hasAddress = (file: z.output<typeof Attached>): file is FileEntry => file.url !== false;

/** The same as a part of a row, which is usable without those that have no address. */
export const AttachedFiles = z.pipe(
  asList,
  z.pipe(
    z.array(Attached),
    z.transform((files): FileEntry[] => files.filter(hasAddress)),
  ),
);
