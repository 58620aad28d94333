import type { Sample } from '../kit/kit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a person wrote as an event's payload: it can be sent, or why not. */
export type Checked = { readonly payload: Fields } | { readonly problem: string };

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'una lista' : (kinds[typeof value] ?? 'un objeto');

const kinds: Readonly<Record<string, string>> = {
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

/** Checks a payload against what the samples of its event look like: the same keys, with values of the same kinds. */
export function checkPayload(text: string, samples: readonly Sample<object>[]): Checked {
  const payload = parse(text);
  if (payload === undefined) return { problem: 'No es JSON: revisa comillas, comas y llaves.' };
  if (!isFields(payload)) return { problem: 'Tiene que ser un objeto entre llaves.' };
  const known = new Map<string, Set<string>>();
  for (const { value } of samples) {
    for (const [key, inner] of Object.entries(value)) {
      known.set(key, (known.get(key) ?? new Set()).add(kindOf(inner)));
    }
  }
  for (const [key, value] of Object.entries(payload)) {
    const fitting = known.get(key);
    if (fitting === undefined) return { problem: `«${key}» no es un dato de este evento.` };
    if (!fitting.has(kindOf(value)))
      return { problem: `«${key}» tiene que ser ${[...fitting].join(' o ')}.` };
  }
  const required = [...known.keys()].filter((key) => samples.every(({ value }) => key in value));
  const missing = required.find((key) => !(key in payload));
  return missing === undefined ? { payload } : { problem: `Falta «${missing}».` };
}
