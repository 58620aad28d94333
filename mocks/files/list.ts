import { files, type FileRow } from '../rows/file.ts';

/** Where a document is served, below the host. */
const addressOf = ({ slug }: FileRow) => `/storage/files/${slug}.pdf`;

/** The documents of a kind, as they go out. */
export const filesOf = (kind: FileRow['kind']) => ({
  data: files
    .all()
    .filter((file) => file.kind === kind)
    .map((file) => ({
      name: file.name,
      url: addressOf(file),
      version: file.version,
      updated_at: file.updated_at,
    })),
});
