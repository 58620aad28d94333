import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { nearest } from '#src/format/nearest.ts';
import { plainName } from '#src/format/plain-name.ts';
import { readYesNo } from '#src/reading/words.ts';
import { titleOf } from '../columns/fields.ts';
import type { Part, Reason } from './part.ts';

/** More offers than these are chosen from by typing. */
export const MOST_OFFERED = 4;

/** Names to choose from, as a question lists them: “Cadena” o “Motor”. */
export const quoted = (names: readonly string[]) =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(names.map((name) => `“${name}”`));

/** The names that a text may have meant, the most similar first. */
function offeredOf(written: string, names: readonly string[]): readonly string[] {
  if (names.length <= MOST_OFFERED) return names;
  const like = nearest(
    plainName(written),
    names.map((name) => ({ plain: plainName(name), name })),
  );
  return [...new Set([...like, ...names])].slice(0, MOST_OFFERED);
}

/**
 * Asks what a word means that a column does not know: of all rows at once that have it and the same answers.
 * @param names what it may mean; none where the product has no such choice
 * @param cellWith the text of the cell with an answer in place of the word; '' for none
 */
export function asking(
  at: RowColumnKey,
  written: string,
  names: readonly string[],
  cellWith: (name: string) => string = (name) => name,
): Reason {
  const offered = offeredOf(written, names);
  const title = titleOf(at);
  return {
    reason:
      offered.length === 0
        ? `“${title}” no aplica en este producto, y dice “${written}”.`
        : `En “${title}” dice “${written}”. Puede ser ${quoted(offered)}.`,
    kind: [at, plainName(written) || written, ...offered].join(' · '),
    offers: [
      ...offered.map((name) => ({ says: name, cells: { [at]: cellWith(name) } })),
      { says: 'Dejarlo vacío', cells: { [at]: cellWith('') } },
    ],
  };
}

/** A value of a column that has only some, with what it is called: the first name is offered. */
export interface Choice<Value> {
  readonly value: Value;
  readonly names: readonly [string, ...string[]];
}

/** The only value with such a name, or with one that begins so; null for none or several. */
function valueOf<Value>(written: string, choices: readonly Choice<Value>[]): Choice<Value> | null {
  const asked = plainName(written);
  const named = (fits: (name: string) => boolean) =>
    choices.filter(({ names }) => names.some((name) => fits(plainName(name))));
  const whole = named((name) => name === asked);
  const [only, ...others] = whole.length > 0 ? whole : named((name) => name.startsWith(asked));
  return only !== undefined && others.length === 0 ? only : null;
}

/** Reads a cell of a column that has only some values: undefined where it is empty or says no. */
export function oneOf<Value>(
  at: RowColumnKey,
  written: string,
  choices: readonly Choice<Value>[],
  cellWith?: (name: string) => string,
): Part<Value | undefined> {
  const isNothing = written === '' || readYesNo(written, titleOf(at)) === false;
  if (isNothing) return { value: undefined };
  const found = valueOf(written, choices);
  return found === null
    ? asking(
        at,
        written,
        choices.map(({ names: [name] }) => name),
        cellWith,
      )
    : { value: found.value };
}
