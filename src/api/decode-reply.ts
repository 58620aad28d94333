import * as z from 'zod/mini';
import type { CallName } from './contract/index.ts';
import { isDecodedByRows } from './contract/wire.ts';
import { ApiError, isRefusal, kindOfStatus } from './errors.ts';
import { noteGaps, type LeftOutRow } from './gaps.ts';
import type { Difference } from './issues.ts';
import type { AskPage, Pages } from './replies/follow-pages.ts';
import type { DecodedPart } from './replies/mend-part.ts';
import { parseJson } from './replies/parse-json.ts';
import { isPaged, partOf, rowsIn, type Part } from './replies/rows-in.ts';

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

const OK = 200;

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
 * @throws ApiError `refused` or `invalid` when it says that nothing was done, `broken` when it cannot be used, `cancelled` when
 * the signal aborts between two slices
 */
export async function decodeReply<Output>(
  call: CallName,
  decoder: z.core.$ZodType<Output>,
  text: string,
  { signal, onDrift = () => undefined, askPage }: DecodeOptions = {},
): Promise<Output> {
  if (text.length > LONG_TEXT) await yieldToBrowser();
  let since = performance.now();
  const mended: Difference[] = [];
  const sent = await bodyOf(call, text, mended);
  // A check of a password answers no in these words.
  if (call !== 'checkPassword' && isRefusal(sent)) {
    throw new ApiError({ kind: kindOfStatus(OK, sent), call, status: OK, body: sent });
  }
  const isList = isDecodedByRows(decoder);
  const body = isList ? await listIn(sent) : sent;
  const first = isList ? rowsIn(body) : null;
  const pages = first && (await allPages(call, body, { rows: first, length: text.length, askPage }));
  const parts = pages ? partsOf(body, pages) : [{ body, rows: null, from: 0 }];
  let output = pages ? z.safeParse(decoder, partOf(body, [], 0).body).data : undefined;
  const refused: Difference[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const part of parts) {
    if (part.from > 0 && performance.now() - since >= SLICE_MS) {
      await yieldToBrowser();
      if (signal?.aborted) throw new ApiError({ kind: 'cancelled', call, cause: signal.reason });
      since = performance.now();
    }
    for (const result of await decodePart(decoder, part)) {
      refused.push(...result.refused);
      mended.push(...result.mended);
      if (result.row) leftOut.push(result.row);
      if (pages) addRows(output, result.output);
      else ({ output } = result);
    }
  }
  const isLost = pages ? refused.length > 0 && leftOut.length === pages.rows.length : refused.length > 0;
  if (output === undefined || isLost) {
    throw new ApiError({ kind: 'broken', call, issues: refused, isSilent: isSilent(body, text) });
  }
  if (pages && Array.isArray(output) && (leftOut.length > 0 || pages.missing)) {
    const { rows, missing } = pages;
    noteGaps(output, { call, leftOut, pages: missing && { arrived: rows.length, ...missing } });
  }
  const differences = [...mended, ...refused];
  if (differences.length > 0) onDrift(new ApiError({ kind: 'broken', call, issues: differences }));
  return output;
}

/** The body of a reply, also of one that stands between notices of PHP, which are a difference. */
async function bodyOf(call: CallName, text: string, differences: Difference[]): Promise<unknown> {
  try {
    return parseJson(text);
  } catch (cause) {
    const body = await import('./replies/odd-body.ts')
      .then(({ withoutNotices }) => parseJson(withoutNotices(text)))
      .catch(() => undefined);
    if (body === undefined) {
      throw new ApiError({ kind: 'broken', call, cause, issues: [{ path: '', message: 'not JSON' }] });
    }
    differences.push({ path: '', message: 'notices of PHP' });
    return body;
  }
}

/** A reply with its list where it is looked for, when it is elsewhere. */
async function listIn(body: unknown): Promise<unknown> {
  if (typeof (rowsIn(body) ?? [''])[0] !== 'string') return body;
  const odd = await import('./replies/odd-body.ts').catch(() => null);
  return odd?.withRows(body) ?? body;
}

/** Whether a reply is nothing, true, or words about what was done, without any record. */
const isSilent = (body: unknown, text: string): boolean =>
  body === undefined || body === true || (text.startsWith('{') && !text.includes('"id"'));

interface FirstPage {
  readonly rows: readonly unknown[];
  readonly length: number;
  readonly askPage: AskPage | undefined;
}

async function allPages(call: CallName, body: unknown, { rows, length, askPage }: FirstPage): Promise<Pages> {
  if (askPage === undefined || !isPaged(body)) return { rows, length, missing: null };
  const script = await import('./replies/follow-pages.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'unreachable', call, cause });
  });
  return script.followPages(call, body, length, askPage);
}

/** A long list as shorter ones in the same form. */
function partsOf(body: unknown, { rows, length }: Pages): readonly Part[] {
  const atOnce = Math.max(1, Math.floor((rows.length * TEXT_AT_ONCE) / length));
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) =>
    partOf(body, rows.slice(at * atOnce, (at + 1) * atOnce), at * atOnce),
  );
}

async function decodePart<Output>(
  decoder: z.core.$ZodType<Output>,
  part: Part,
): Promise<readonly DecodedPart<Output>[]> {
  const { success, data, error } = z.safeParse(decoder, part.body);
  if (success) return [{ output: data, refused: [], mended: [] }];
  // Without its script, what could be mended is refused.
  const mending = await import('./replies/mend-part.ts').catch(() => null);
  const refused = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return mending?.mendPart(decoder, part) ?? [{ output: undefined, refused, mended: [] }];
}

/** Adds the rows of a part to those decoded before. */
function addRows(rows: unknown, more: unknown): void {
  if (!Array.isArray(rows) || !Array.isArray(more)) return;
  for (const row of more) rows.push(row);
}
