import { files, type FileRow } from '../rows/file.ts';
import { today } from '../today.ts';

/** Last part of the address of a document. */
export const storedName = ({ slug }: FileRow) => `${slug}.pdf`;

/** Address of a document, below the host. */
const addressOf = (row: FileRow) => `/storage/files/${storedName(row)}`;

/** Whether everybody sees a document: its day has come, and nobody took it back. */
export const isShown = ({ valid_from, withdrawn }: FileRow): boolean =>
  !withdrawn && (valid_from === null || valid_from <= today());

/** When everybody saw a document first: it is news on its day, however early it was uploaded. */
function shownSince({ updated_at, valid_from }: FileRow): string {
  const day = valid_from === null ? '' : `${valid_from}T06:00:00.000Z`;
  return day > updated_at ? day : updated_at;
}

/** Returns the documents of a kind that are on show, as the server sends them. */
export const filesOf = (kind: FileRow['kind']) => ({
  data: files
    .all()
    .filter((file) => file.kind === kind && isShown(file))
    .map((file) => ({
      name: file.name,
      url: addressOf(file),
      version: file.version,
      updated_at: shownSince(file),
    })),
});

/** Returns a document as its administrator gets it. */
export const serializePublication = (row: FileRow) => ({
  ...{ id: row.slug, kind: row.kind, name: row.name, url: addressOf(row), version: row.version },
  ...{ updated_at: row.updated_at, valid_from: row.valid_from, withdrawn: row.withdrawn },
});
