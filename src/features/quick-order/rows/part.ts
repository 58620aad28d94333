import type { Fault } from '#machines/quick-order/quick-order.machine.ts';
import type { Offer } from '#machines/support/list-file.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';

/** Why a cell says nothing that can be used, and what it may mean. */
export interface Reason {
  readonly reason: string;
  /** @default none */
  readonly offers?: readonly Offer[];
  /** @default null: it is asked of this row alone */
  readonly kind?: string;
}

/** What a cell says, or why it says nothing that can be used. */
export type Part<T> = { readonly value: T } | Reason;

/** What a cell says; undefined where it says nothing that can be used. */
export const valueOf = <T>(part: Part<T>): T | undefined => ('value' in part ? part.value : undefined);

/** The faults of those parts that have one, each at its field. */
export const faultsOf = (
  ...parts: readonly (readonly [at: RowColumnKey, part: Part<unknown>])[]
): readonly Fault[] =>
  parts.flatMap(([at, part]) =>
    'reason' in part ? [{ at, kind: part.kind ?? null, says: part.reason, offers: part.offers ?? [] }] : [],
  );

/** A fault that is a sentence alone. */
export const saying = (at: RowColumnKey | null, says: string): Fault => ({
  at,
  kind: null,
  says,
  offers: [],
});
