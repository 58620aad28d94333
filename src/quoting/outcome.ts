import type { Reason } from './reasons/reasons.ts';

interface Refused {
  readonly reasons: readonly Reason[];
}

/** The result of one part of the engine: a value, or every reason why there is none. */
export type Outcome<T> = { readonly value: T } | Refused;

export const refused = (...reasons: readonly Reason[]): Refused => ({ reasons });

/** Returns the value when there are no reasons against it. */
export const unless = <T>(reasons: readonly Reason[], value: T): Outcome<T> =>
  reasons.length > 0 ? { reasons } : { value };

/** Applies a function to the value. After a refusal there is none, and no reasons: whoever combines both lists them once. */
export const after = <T, U>(outcome: Outcome<T>, next: (value: T) => Outcome<U>): Outcome<U> =>
  'value' in outcome ? next(outcome.value) : refused();

/** Combines outcomes: all values, or the reasons of every refusal. */
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

/** The same for named outcomes. */
export function every<O extends { readonly [K in keyof O]: Outcome<unknown> }>(
  outcomes: O,
): Outcome<Values<O>> {
  const values: Partial<Record<string, unknown>> = {};
  const reasons: Reason[] = [];
  let isWhole = true;
  // A loop over names is fast: each line calls this several times.
  for (const name in outcomes) {
    const outcome: Outcome<unknown> = outcomes[name];
    if ('value' in outcome) values[name] = outcome.value;
    else {
      isWhole = false;
      reasons.push(...outcome.reasons);
    }
  }
  // Each name has its own value, which TypeScript cannot follow through a loop.
  return isWhole ? { value: values as Values<O> } : { reasons };
}
