import * as z from 'zod/mini';
import type { LeftOutRow } from '../gaps.ts';
import { differencesOf, type Difference } from '../issues.ts';
import { mendReply } from './mend-reply.ts';
import { partOf, type Part } from './rows-in.ts';

export interface DecodedPart<Output> {
  /** Undefined when it cannot be used. */
  readonly output: Output | undefined;
  /** What is wrong where, when it cannot be used. */
  readonly refused: readonly Difference[];
  /** What was wrong where, when it is used without that. */
  readonly mended: readonly Difference[];
  /** The row of a list that cannot be used. */
  readonly row?: LeftOutRow;
}

/** What can be used of a part that does not decode: mended, or each of its rows by itself, without those that do not. */
export function mendPart<Output>(
  decoder: z.core.$ZodType<Output>,
  part: Part,
): readonly DecodedPart<Output>[] {
  const mended = mendReply(decoder, part.body);
  if (mended !== null) {
    return [{ output: mended.output, refused: [], mended: inWhole(mended.differences, part) }];
  }
  const { rows, body, from } = part;
  if (rows !== null && rows.length > 1) {
    return rows.flatMap((row, at) => decodeRow(decoder, partOf(body, [row], from + at)));
  }
  const refused = inWhole(differencesOf(z.safeParse(decoder, body).error?.issues ?? []), part);
  return [
    { output: undefined, refused, mended: [], ...(rows ? { row: leftOutRow(rows, from, refused) } : {}) },
  ];
}

function decodeRow<Output>(decoder: z.core.$ZodType<Output>, part: Part): readonly DecodedPart<Output>[] {
  const { success, data } = z.safeParse(decoder, part.body);
  return success ? [{ output: data, refused: [], mended: [] }] : mendPart(decoder, part);
}

/** The start of a path: the row. */
const ROW = /^(data\.)?(\d+)\.?/;

/** What is told of a row that cannot be used. */
function leftOutRow([row]: readonly unknown[], from: number, differences: readonly Difference[]): LeftOutRow {
  const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return {
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : null,
    place: from + 1,
    fields: differences.map(({ path }) => path.replace(ROW, '')),
  };
}

/**
 * The differences of a part, with the paths that they have in the whole reply: `data.3.id` of the second part is
 * `data.53.id`.
 */
function inWhole(differences: readonly Difference[], { from }: Part): readonly Difference[] {
  return differences.map(({ path, message }) => ({
    path: path.replace(
      /^(data\.)?(\d+)/,
      (_, inside = '', row) => `${String(inside)}${String(Number(row) + from)}`,
    ),
    message,
  }));
}
