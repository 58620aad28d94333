import * as z from 'zod/mini';
import type { CallName } from './contract/index.ts';
import { isDecodedByRows } from './contract/wire.ts';
import { ApiError } from './errors.ts';
import type { AskPage, Pages } from './follow-pages.ts';
import { noteGaps, type LeftOutRow } from './gaps.ts';
import { differencesOf, type Difference } from './issues.ts';
import { parseJson } from './parse-json.ts';
import { isPaged, isWrapped, rowsIn } from './rows-in.ts';

/** Lets the browser paint and handle input before the next piece of work. */
const yieldToBrowser = (): Promise<void> =>
  // Not in every browser yet, and not in Node.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });

/**
 * Characters of the reply that are decoded between two looks at the clock: a row may be a role or a quote of 500
 * windows.
 */
const TEXT_AT_ONCE = 10_000;

/** Characters from which reading the JSON takes a separate task, after the browser has put the text together. */
const LONG_TEXT = 1_000_000;

/** How long a long list may keep the browser from its other work, in ms. */
const SLICE_MS = 12;

interface DecodeOptions {
  /** Ends the work between two slices. */
  readonly signal?: AbortSignal | undefined;
  /** Told of fields that were read in another notation or dropped, and of rows that were left out. */
  readonly onDrift?: ((error: ApiError) => void) | undefined;
  /** Asks for the other pages of a list. @default the first page is all */
  readonly askPage?: AskPage | undefined;
}

/**
 * Decodes the text of a reply. A list is followed to its last page, and a long one is decoded in slices, between which the
 * browser paints and handles input (docs/decisions/040). Optional fields that cannot be used are dropped. Rows that cannot
 * be used are left out and noted (`gapsOf`); when there is no other, nothing can be used.
 * @throws ApiError `broken` when the body cannot be used, `cancelled` when the signal aborts between two slices
 */
export async function decodeReply<Output>(
  call: CallName,
  decoder: z.core.$ZodType<Output>,
  text: string,
  { signal, onDrift = () => undefined, askPage }: DecodeOptions = {},
): Promise<Output> {
  if (text.length > LONG_TEXT) await yieldToBrowser();
  let since = performance.now();
  const body = bodyOf(call, text);
  const first = isDecodedByRows(decoder) ? rowsIn(body) : null;
  const pages = first && (await allPages(call, body, { rows: first, length: text.length, askPage }));
  const whole = await decodePart(decoder, pages ? partOf(body, [], 0) : { body, from: 0 });
  const refused = [...whole.refused];
  const mended = [...whole.mended];
  const leftOut: LeftOutRow[] = [];
  for (const part of pages ? partsOf(body, pages) : []) {
    if (part.from > 0 && performance.now() - since >= SLICE_MS) {
      await yieldToBrowser();
      if (signal?.aborted) throw new ApiError({ kind: 'cancelled', call, cause: signal.reason });
      since = performance.now();
    }
    for (const result of await decodeRows(decoder, part)) {
      refused.push(...result.refused);
      mended.push(...result.mended);
      if (result.output === undefined) leftOut.push(result.row);
      else addRows(whole.output, result.output);
    }
  }
  const isLost = pages !== null && leftOut.length > 0 && leftOut.length === pages.rows.length;
  if (whole.output === undefined || isLost) throw new ApiError({ kind: 'broken', call, issues: refused });
  if (pages && Array.isArray(whole.output) && (leftOut.length > 0 || pages.missing)) {
    noteGaps(whole.output, {
      call,
      leftOut,
      pages: pages.missing && { arrived: pages.rows.length, ...pages.missing },
    });
  }
  const differences = [...mended, ...refused];
  if (differences.length > 0) onDrift(new ApiError({ kind: 'broken', call, issues: differences }));
  return whole.output;
}

function bodyOf(call: CallName, text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new ApiError({ kind: 'broken', call, cause, issues: [{ path: '', message: 'not JSON' }] });
  }
}

interface FirstPage {
  readonly rows: readonly unknown[];
  readonly length: number;
  readonly askPage: AskPage | undefined;
}

async function allPages(call: CallName, body: unknown, { rows, length, askPage }: FirstPage): Promise<Pages> {
  if (askPage === undefined || !isPaged(body)) return { rows, length, missing: null };
  const script = await import('./follow-pages.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'unreachable', call, cause });
  });
  return script.followPages(call, body, length, askPage);
}

/** A reply, or one with only some of its rows. */
interface Part {
  readonly body: unknown;
  /** Index of its first row in the reply. */
  readonly from: number;
}

/** Some of the rows in the form of a reply. */
interface Rows extends Part {
  readonly rows: readonly unknown[];
}

const partOf = (body: unknown, rows: readonly unknown[], from: number): Rows => ({
  body: isWrapped(body) ? { data: rows } : rows,
  rows,
  from,
});

/** A long list as shorter ones in the same form. */
function partsOf(body: unknown, { rows, length }: Pages): readonly Rows[] {
  const atOnce = Math.max(1, Math.floor((rows.length * TEXT_AT_ONCE) / length));
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) =>
    partOf(body, rows.slice(at * atOnce, (at + 1) * atOnce), at * atOnce),
  );
}

interface DecodedPart<Output> {
  /** Undefined when it cannot be used. */
  readonly output: Output | undefined;
  /** What is wrong where, when it cannot be used. */
  readonly refused: readonly Difference[];
  /** What was wrong where, when it is used without that. */
  readonly mended: readonly Difference[];
}

async function decodePart<Output>(
  decoder: z.core.$ZodType<Output>,
  part: Part,
): Promise<DecodedPart<Output>> {
  const { success, data, error } = z.safeParse(decoder, part.body);
  if (success) return { output: data, refused: [], mended: [] };
  // Without its script, what could be mended is refused.
  const mending = await import('./mend-reply.ts').catch(() => null);
  const mended = mending?.mendReply(decoder, part.body) ?? null;
  return mended === null
    ? { output: undefined, refused: inWhole(differencesOf(error.issues), part), mended: [] }
    : { output: mended.output, refused: [], mended: inWhole(mended.differences, part) };
}

interface DecodedRows<Output> extends DecodedPart<Output> {
  readonly row: LeftOutRow;
}

/** Some rows together, or each by itself when they cannot be used together. */
async function decodeRows<Output>(
  decoder: z.core.$ZodType<Output>,
  part: Rows,
): Promise<readonly DecodedRows<Output>[]> {
  const together = await decodePart(decoder, part);
  const row = leftOutRow(part, together.refused);
  if (together.output !== undefined || part.rows.length < 2) return [{ ...together, row }];
  const apart = part.rows.map((one, at) => decodeRows(decoder, partOf(part.body, [one], part.from + at)));
  return (await Promise.all(apart)).flat();
}

/** What is told of a row that cannot be used, which is alone in its part. */
function leftOutRow({ rows, from }: Rows, differences: readonly Difference[]): LeftOutRow {
  const [row] = rows;
  const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return {
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : null,
    place: from + 1,
    fields: differences.map(({ path }) => path.replace(ROW, '').replace(/^\./, '')),
  };
}

/** The start of a path: the row. */
const ROW = /^(data\.)?(\d+)/;

/**
 * The differences of a part, with the paths that they have in the whole reply: `data.3.id` of the second part is
 * `data.53.id`.
 */
function inWhole(differences: readonly Difference[], { from }: Part): readonly Difference[] {
  return differences.map(({ path, message }) => ({
    path: path.replace(ROW, (_, inside = '', row) => `${String(inside)}${String(Number(row) + from)}`),
    message,
  }));
}

/** Adds the rows of a part to those decoded before. */
function addRows(rows: unknown, more: unknown): void {
  if (!Array.isArray(rows) || !Array.isArray(more)) return;
  for (const row of more) rows.push(row);
}
