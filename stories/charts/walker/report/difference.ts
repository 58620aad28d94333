/** A changed place of a context, with both values as JSON. */
export interface Difference {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 60;

function shown(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns the differences between two contexts, leaf by leaf. */
export function differencesOf(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isFields(before) || !isFields(after)) return [{ path, before: shown(before), after: shown(after) }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    differencesOf(before[key], after[key], path === '' ? key : `${path}.${key}`),
  );
}
