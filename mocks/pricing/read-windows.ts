import * as z from 'zod/mini';
import { MAX_WINDOW_NAME, MAX_WINDOW_NOTE } from '#src/content/terms.ts';
import { Line } from '#src/quoting/line.ts';
import { assess } from '#src/quoting/making/assess.ts';
import type { Quote } from '#src/quoting/quote.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import type { Messages } from '../requests/refusal.ts';
import type { WindowRow } from '../rows/window.ts';
import { findColour, findVariant } from './find-variant.ts';
import { readMounting } from './read-mounting.ts';
import { reasonSentence } from './reason-sentence.ts';

const MAX_WINDOWS = 1_000;

/** The windows of a request that can be made; `errors` contains the errors of all others, by field. */
export interface ReadWindows {
  readonly windows: readonly WindowRow[];
  readonly quotes: readonly Quote[];
  readonly errors: Messages;
}

interface Conditions {
  readonly list: PriceList;
  /** Whether the sender may grant a discount. */
  readonly mayDiscount: boolean;
}

const Sent = z.object({
  key: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  name: z.string().check(z.maxLength(MAX_WINDOW_NAME)),
  variant: z.string(),
  color: z.string(),
  line: z.unknown(),
  mount: z.optional(z.unknown()),
  measured: z.optional(z.unknown()),
  fitting: z.optional(z.unknown()),
  asked: z.optional(z.unknown()),
  note: z.optional(z.nullable(z.string().check(z.maxLength(MAX_WINDOW_NOTE)))),
  optional: z.optional(z.boolean()),
});

const malformed: Readonly<Record<string, string>> = {
  key: 'La clave de esta ventana no sirve.',
  name: `El nombre puede tener hasta ${String(MAX_WINDOW_NAME)} letras.`,
  note: `La nota puede tener hasta ${String(MAX_WINDOW_NOTE)} letras.`,
  variant: 'Elige un producto.',
  color: 'Elige un color.',
};

type Faults = Readonly<Record<string, readonly string[]>>;
type ReadResult = { readonly window: WindowRow; readonly quote: Quote } | { readonly faults: Faults };

const UNREADABLE: Faults = { line: ['Esta ventana no se entiende.'] };

function readLine(sent: unknown, { mayDiscount }: Conditions): { line: Line } | { faults: Faults } {
  const line = z.safeParse(Line, sent);
  if (!line.success) {
    const fields = new Set(line.error.issues.map(({ path }) => String(path[0] ?? '')));
    return { faults: { line: [...fields].map((field) => reasonSentence({ code: 'bad-value', field })) } };
  }
  if (!mayDiscount && (line.data.discountBp ?? 0) > 0) {
    return { faults: { line: ['Los descuentos los da la tienda.'] } };
  }
  return { line: line.data };
}

/** Reads one window, or returns its errors by field. */
function readWindow(sent: unknown, conditions: Conditions): ReadResult {
  const fields = z.safeParse(Sent, sent);
  if (!fields.success) {
    const named = fields.error.issues.flatMap(({ path: [field] }) => (field === undefined ? [] : [field]));
    const faults = named.map((field) => [field, [malformed[String(field)] ?? 'Este dato no es válido.']]);
    return { faults: faults.length === 0 ? UNREADABLE : Object.fromEntries(faults) };
  }
  const { key, name, variant: slug, color, note, optional } = fields.data;
  const variant = findVariant(slug);
  if (variant === undefined) return { faults: { variant: ['Este producto ya no está en el catálogo.'] } };
  if (findColour(variant, color) === undefined) {
    return { faults: { color: ['Este color ya no se fabrica: elige otro.'] } };
  }
  const read = readLine(fields.data.line, conditions);
  if ('faults' in read) return read;
  const outcome = assess(read.line, variant.product, conditions.list);
  if ('reasons' in outcome) return { faults: { line: [...new Set(outcome.reasons.map(reasonSentence))] } };
  const mounting = readMounting(fields.data);
  if ('faults' in mounting) return mounting;
  const words = typeof note === 'string' && note !== '' ? { note } : {};
  const choice = optional === true ? { optional } : {};
  return {
    window: { key, name, variant: slug, color, line: read.line, ...mounting, ...words, ...choice },
    quote: outcome.value,
  };
}

const withOwnKey = (result: ReadResult, keys: ReadonlySet<string>): ReadResult =>
  'window' in result && keys.has(result.window.key)
    ? { faults: { key: ['Otra ventana tiene la misma clave.'] } }
    : result;

const refusing = (message: string): ReadWindows => ({
  windows: [],
  quotes: [],
  errors: { windows: [message] },
});

/** Reads all windows of a payload, so that all errors are reported at once. */
export function readWindows(sent: unknown, conditions: Conditions): ReadWindows {
  if (!Array.isArray(sent) || sent.length === 0) return refusing('Agrega por lo menos una ventana.');
  if (sent.length > MAX_WINDOWS) {
    return refusing(`Caben hasta ${MAX_WINDOWS.toLocaleString('es-MX')} ventanas a la vez.`);
  }
  const windows: WindowRow[] = [];
  const quotes: Quote[] = [];
  const errors: Record<string, readonly string[]> = {};
  const keys = new Set<string>();
  for (const [at, one] of sent.entries()) {
    const result = withOwnKey(readWindow(one, conditions), keys);
    if ('window' in result) {
      keys.add(result.window.key);
      windows.push(result.window);
      quotes.push(result.quote);
    } else {
      for (const [field, sentences] of Object.entries(result.faults)) {
        errors[`windows.${String(at)}.${field}`] = sentences;
      }
    }
  }
  return { windows, quotes, errors };
}
