import type { CallName } from './contract/index.ts';

/** A row of a reply that cannot be shown. */
export interface LeftOutRow {
  /** What the server calls it; null when it has no usable id. */
  readonly id: string | null;
  /** Its place in the reply, from 1. */
  readonly place: number;
  /** The paths of the fields that cannot be used. */
  readonly fields: readonly string[];
}

/** What a list lacks of what the server has. */
export interface Gaps {
  readonly call: CallName;
  /** Rows that arrived and cannot be used (B24). */
  readonly leftOut: readonly LeftOutRow[];
  /** How many rows arrived, and how many the server has (null when it does not say); null when all pages arrived (B16). */
  readonly pages: { readonly arrived: number; readonly total: number | null } | null;
}

type List = readonly unknown[];

const noted = new WeakMap<List, Gaps>();

/** Remembers what a list lacks, for as long as the list is kept. */
export const noteGaps = (list: List, gaps: Gaps): void => {
  noted.set(list, gaps);
};

/** What a list lacks; null for one that is whole, and for anything else. */
export const gapsOf = (list: unknown): Gaps | null =>
  Array.isArray(list) ? (noted.get(list) ?? null) : null;

/** A list made of another, row by row, which lacks the same. */
export function withGapsOf<Made extends List>(list: List, made: Made): Made {
  const gaps = gapsOf(list);
  if (gaps !== null) noteGaps(made, gaps);
  return made;
}
