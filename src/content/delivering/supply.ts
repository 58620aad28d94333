import type { Variant } from '../schema/variant.ts';

/** Something that a window waits for, as the server tells it. */
export interface Wait {
  /** Its cloth, or a part: a motor, a remote, a profile. */
  readonly kind: 'tela' | 'material';
  /** "Blackout Lino, Blanco" */
  readonly what: string;
  /** Nothing is free; not enough for these windows; nobody counted it. */
  readonly state: 'out' | 'short' | 'unknown';
  /** The day that enough has arrived, `YYYY-MM-DD`; null when not known. */
  readonly arrives_on: string | null;
}

/** What a window waits for, after everything that was ordered before. */
export interface WindowSupply {
  readonly key: string;
  /** Whether its cloth is running out. */
  readonly low: boolean;
  readonly waits: readonly Wait[];
}

/** What the delivery of a window depends on. */
export interface OrderedWindow {
  readonly key: string;
  /** null when the catalog no longer has it. */
  readonly variant: Pick<Variant, 'family'> | null | undefined;
  /** null while its measures are missing. */
  readonly line: { readonly extras?: readonly string[] | undefined } | null;
}

const A_DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of arrival; null for an invalid day, and for a day in the past, which the supplier did not keep. */
export const arrivalOf = ({ arrives_on: day }: Wait, orderedOn: string): string | null =>
  day !== null && A_DAY.test(day) && !Number.isNaN(Date.parse(day)) && day >= orderedOn ? day : null;
