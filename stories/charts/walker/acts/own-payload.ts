import type { Sample } from '../../fixtures/chart-fixtures.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A typed payload: valid, or the reason why not. */
export type Checked = { readonly payload: Fields } | { readonly problem: string };

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'una lista' : (kindWords[typeof value] ?? 'un objeto');

const kindWords: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'un número',
  boolean: 'true o false',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the error of a record, or null: it needs the samples' keys and value types at every level. */
function problemIn(record: Fields, samples: readonly Fields[], path: string): string | null {
  for (const [key, value] of Object.entries(record)) {
    const place = `${path}${key}`;
    const fitting = samples.flatMap((sample) => (key in sample ? [sample[key]] : []));
    if (fitting.length === 0) return `«${place}» no es un dato de este evento.`;
    const kinds = new Set(fitting.map(kindOf));
    if (!kinds.has(kindOf(value))) return `«${place}» tiene que ser ${[...kinds].join(' o ')}.`;
    const inner = isFields(value) ? problemIn(value, fitting.filter(isFields), `${place}.`) : null;
    if (inner !== null) return inner;
  }
  const missing = Object.keys(samples[0] ?? {}).find(
    (key) => samples.every((sample) => key in sample) && !(key in record),
  );
  return missing === undefined ? null : `Falta «${path}${missing}».`;
}

/** Validates a payload against the samples of its event. */
export function checkPayload(text: string, samples: readonly Sample<object>[]): Checked {
  const payload = parse(text);
  if (payload === undefined) return { problem: 'No es JSON: revisa comillas, comas y llaves.' };
  if (!isFields(payload)) return { problem: 'Tiene que ser un objeto entre llaves.' };
  const problem = problemIn(
    payload,
    samples.map(({ value }) => ({ ...value })),
    '',
  );
  return problem === null ? { payload } : { problem };
}
