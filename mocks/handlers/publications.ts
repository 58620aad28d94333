import * as z from 'zod/mini';
import { PublicationKind } from '#src/api/contract/assumed/publications.ts';
import { serializePublication, storedName } from '../files/list.ts';
import { encodeBase64 } from '../requests/base64.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid, notFound } from '../requests/refusal.ts';
import { files, type FileRow } from '../rows/file.ts';
import { uploads } from '../rows/upload.ts';
import type { UserRow } from '../rows/user.ts';
import { nullableText, required, validate } from '../validation/fields.ts';
import { sameText } from '../validation/same-id.ts';

const MAX_MB = 10;
const MAX_BYTES = MAX_MB * 1024 * 1024;

const NO_FILE = 'Elige el PDF.';
const NOT_A_PDF = 'El archivo no es un PDF.';

/** The %PDF mark is within these first bytes. */
const HEAD_BYTES = 1024;

const pdf = z.file(NO_FILE).check(z.maxSize(MAX_BYTES, `El PDF no puede pesar más de ${String(MAX_MB)} MB.`));

/** The day from which everybody sees it; at once without one. */
const validFrom = z.pipe(nullableText, z.nullable(z.iso.date('Elige el día.')));

const change = (what: 'publicado' | 'retirado', { id }: UserRow): FileRow['changes'][number] => ({
  at: new Date().toISOString(),
  by: id,
  what,
});

export const publicationsAnswers: Answers<'publications'> = {
  publications: () => ({ data: files.all().map(serializePublication) }),
  publishFile: async ({ fields, user }) => {
    const sent = validate(fields, {
      attempt: required('Falta la llave del intento.'),
      kind: PublicationKind,
      name: required('Ponle un nombre.').check(z.maxLength(120, 'El nombre puede tener hasta 120 letras.')),
      version: nullableText,
      valid_from: validFrom,
      file: pdf,
    });
    const known = files.all().find(({ slug }) => slug === sent.attempt);
    if (known !== undefined) return { data: serializePublication(known) };
    const bytes = new Uint8Array(await sent.file.arrayBuffer());
    const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES));
    if (!head.includes('%PDF-')) throw invalid({ file: [NOT_A_PDF] });
    const row = await files.create({
      ...{ slug: sent.attempt, kind: sent.kind, name: sent.name, version: sent.version },
      ...{ updated_at: new Date().toISOString(), families: [], share: null },
      ...{ valid_from: sent.valid_from, withdrawn: false, changes: [change('publicado', user())] },
    });
    await uploads.create({
      ...{ name: storedName(row), user_id: null, type: 'application/pdf', data: encodeBase64(bytes) },
    });
    return { data: serializePublication(row) };
  },
  withdrawFile: async ({ fields, param, user }) => {
    const { id, withdrawn } = validate(fields, { id: sameText(param('id')), withdrawn: z.boolean() });
    const before = files.all().find(({ slug }) => slug === id);
    if (before === undefined) throw notFound();
    if (before.withdrawn === withdrawn) return { data: serializePublication(before) };
    const row = await files.update((query) => query.where(({ slug }) => slug === id), {
      data: (draft) => {
        draft.withdrawn = withdrawn;
        draft.changes.push(change(withdrawn ? 'retirado' : 'publicado', user()));
      },
    });
    return { data: serializePublication(row ?? before) };
  },
};
