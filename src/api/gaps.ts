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

/** What a list, or a copy of a row, lacks of what the server has. */
export interface Gaps {
  readonly call: CallName;
  /** Rows that arrived and cannot be used (B24). */
  readonly leftOut: readonly LeftOutRow[];
  /** How many rows arrived, and how many the server has (null when it does not say); null when all pages arrived (B16). */
  readonly pages: { readonly arrived: number; readonly total: number | null } | null;
  /** Of a copy, which lacks what changed since: when the server sent it, in ms since 1970. @default it just came */
  readonly keptAt?: number;
}

const noted = new WeakMap<object, Gaps>();

/** Remembers what a list lacks, or a row, for as long as it is kept. */
export const noteGaps = (list: object, gaps: Gaps): void => {
  noted.set(list, gaps);
};

/** What a list or a row lacks; null for one that is whole, and for anything else. */
export const gapsOf = (list: unknown): Gaps | null =>
  typeof list === 'object' && list !== null ? (noted.get(list) ?? null) : null;

/** A list made of another, row by row, which lacks the same. */
export function withGapsOf<Made extends object>(list: object, made: Made): Made {
  const gaps = gapsOf(list);
  if (gaps !== null) noteGaps(made, gaps);
  return made;
}
