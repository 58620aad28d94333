import * as z from 'zod/mini';
import { contradictions } from './contradictions.ts';
import { catalogWith, type Catalog, type QuotingSchemas } from './schema/catalog.ts';

/**
 * Checks the whole catalog, for a build or a test.
 * @throws Error with a line for each item and field that cannot be used.
 */
export function decodeCatalog(content: unknown, quoting: QuotingSchemas): Catalog {
  // zod/mini ships no sentences of its own.
  const result = z.safeParse(catalogWith(quoting), content, { error: z.locales.en().localeError });
  const problems = result.success
    ? contradictions(result.data)
    : result.error.issues.map(({ path, message }) => `${placeIn(content, path)}: ${message}`);
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`the catalog cannot be used\n  ${problems.join('\n  ')}`);
}

/** `variants.blackout-lino.colours.arena.hex`: items by their name, not by their number in a list. */
function placeIn(content: unknown, path: readonly PropertyKey[]): string {
  let here: unknown = content;
  const steps = path.map((key) => {
    here = valueAt(here, key);
    return typeof key === 'number' ? (nameOf(here) ?? String(key)) : String(key);
  });
  return steps.join('.') || '(the whole)';
}

const valueAt = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const nameOf = (value: unknown): string | undefined =>
  ['slug', 'id', 'family', 'fabricType', 'title', 'question']
    .map((key) => valueAt(value, key))
    .find((name) => typeof name === 'string');
