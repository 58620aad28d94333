import * as z from 'zod/mini';
import type { CallName } from './contract/index.ts';
import { isDecodedByRows } from './contract/wire.ts';
import { ApiError } from './errors.ts';
import { differencesOf, type Difference } from './issues.ts';

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

/** Returns undefined for an empty body, which only the calls with an open reply accept (B25). */
export function parseJson(text: string): unknown {
  const body: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  return body;
}

interface DecodeOptions {
  /** Ends the work between two slices. */
  readonly signal?: AbortSignal | undefined;
  /** Told of fields that were read in another notation or dropped: the reply is used all the same. */
  readonly onDrift?: ((error: ApiError) => void) | undefined;
}

/**
 * Decodes the text of a reply. A long list is decoded in slices, between which the browser paints and handles input
 * (docs/decisions/040); its value and its errors are those of the whole. Optional fields that cannot be used are dropped.
 * @throws ApiError `broken` when the body cannot be used, `cancelled` when the signal aborts between two slices
 */
export async function decodeReply<Output>(
  call: CallName,
  decoder: z.core.$ZodType<Output>,
  text: string,
  { signal, onDrift = () => undefined }: DecodeOptions = {},
): Promise<Output> {
  if (text.length > LONG_TEXT) await yieldToBrowser();
  let since = performance.now();
  const body = bodyOf(call, text);
  const [first, ...others] = isDecodedByRows(decoder) ? partsOf(body, text.length) : [{ body, from: 0 }];
  const whole = await decodePart(decoder, first);
  const issues = [...whole.refused];
  const mended = [...whole.mended];
  for (const part of others) {
    if (performance.now() - since >= SLICE_MS) {
      await yieldToBrowser();
      if (signal?.aborted) throw new ApiError({ kind: 'cancelled', call, cause: signal.reason });
      since = performance.now();
    }
    const result = await decodePart(decoder, part);
    issues.push(...result.refused);
    mended.push(...result.mended);
    addRows(whole.output, result.output);
  }
  if (whole.output === undefined || issues.length > 0) throw new ApiError({ kind: 'broken', call, issues });
  if (mended.length > 0) onDrift(new ApiError({ kind: 'broken', call, issues: mended }));
  return whole.output;
}

function bodyOf(call: CallName, text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new ApiError({ kind: 'broken', call, cause, issues: [{ path: '', message: 'not JSON' }] });
  }
}

/** A reply, or one with only some of its rows. */
interface Part {
  readonly body: unknown;
  /** Index of its first row in the reply. */
  readonly from: number;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * A long list as shorter ones in the same form, bare or inside `{data}`; any other reply as it is.
 * @param length of its text
 */
function partsOf(body: unknown, length: number): readonly [Part, ...Part[]] {
  const rows: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  if (!isList(rows)) return [{ body, from: 0 }];
  const atOnce = Math.max(1, Math.floor((rows.length * TEXT_AT_ONCE) / length));
  const partFrom = (from: number): Part => {
    const some = rows.slice(from, from + atOnce);
    return { body: isList(body) ? some : { data: some }, from };
  };
  const others = Array.from({ length: Math.ceil(rows.length / atOnce) - 1 }, (_, at) => (at + 1) * atOnce);
  return [partFrom(0), ...others.map(partFrom)];
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

/** Adds the rows of a part to those decoded before; without effect when either could not be decoded. */
function addRows(rows: unknown, more: unknown): void {
  if (!Array.isArray(rows) || !isList(more)) return;
  for (const row of more) rows.push(row);
}
