import { files, type FileRow } from '../rows/file.ts';

/** Address of a document, below the host. */
const addressOf = ({ slug }: FileRow) => `/storage/files/${slug}.pdf`;

/** Returns the documents of a kind, as the server sends them. */
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
