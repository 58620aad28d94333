/** What a cell says, or why it says nothing that can be used. */
export type Part<T> = { readonly value: T } | { readonly reason: string };

/** The reasons of those parts that have one. */
export const reasonsOf = (...parts: readonly Part<unknown>[]): readonly string[] =>
  parts.flatMap((part) => ('reason' in part ? [part.reason] : []));
