import type { Reason } from './reasons.ts';

interface Refused {
  readonly reasons: readonly Reason[];
}

/** What a part of the engine comes to: a value, or every reason against one. */
export type Outcome<T> = { readonly value: T } | Refused;

export const refused = (...reasons: readonly Reason[]): Refused => ({ reasons });

/** The value where there are no reasons against it. */
export const unless = <T>(reasons: readonly Reason[], value: T): Outcome<T> =>
  reasons.length > 0 ? { reasons } : { value };

/** Goes on with a value. Where there is none nothing is added: its reasons stand where it was refused. */
export const after = <T, U>(outcome: Outcome<T>, next: (value: T) => Outcome<U>): Outcome<U> =>
  'value' in outcome ? next(outcome.value) : refused();

/** All values, or every reason against any of them. */
export function all<T>(outcomes: readonly Outcome<T>[]): Outcome<readonly T[]> {
  const values: T[] = [];
  const reasons: Reason[] = [];
  for (const outcome of outcomes) {
    if ('value' in outcome) values.push(outcome.value);
    else reasons.push(...outcome.reasons);
  }
  return values.length === outcomes.length ? { value: values } : { reasons };
}

type Values<O> = { readonly [K in keyof O]: O[K] extends Outcome<infer T> ? T : never };

/** The same for outcomes that have names. */
export function every<O extends { readonly [K in keyof O]: Outcome<unknown> }>(
  outcomes: O,
): Outcome<Values<O>> {
  const values: Partial<Record<string, unknown>> = {};
  const reasons: Reason[] = [];
  let isWhole = true;
  // Walked by name, which is the fast way: a line comes through here several times.
  for (const name in outcomes) {
    const outcome: Outcome<unknown> = outcomes[name];
    if ('value' in outcome) values[name] = outcome.value;
    else {
      isWhole = false;
      reasons.push(...outcome.reasons);
    }
  }
  // Each name was given its own value: what TypeScript cannot follow through a loop.
  return isWhole ? { value: values as Values<O> } : { reasons };
}
