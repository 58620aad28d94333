import type { Variant } from '../schema/variant.ts';
import { INSTALLATION_DAYS, URGENT, WORKSHOP_DAYS } from '../terms.ts';
import { workingDayAfter } from './working-days.ts';

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

/** The day on which the workshop has everything for a window; null when nobody knows it. */
function startOf(supply: WindowSupply | undefined, orderedOn: string): string | null {
  if (supply === undefined) return null;
  const days = supply.waits.map((wait) => arrivalOf(wait, orderedOn));
  return days.reduce<string | null>(
    (latest, day) => (latest === null || day === null ? null : latest > day ? latest : day),
    orderedOn,
  );
}

/** Working days that the workshop takes for a window once it has the fabric. */
function workshopDays({ variant, line }: OrderedWindow): number | null {
  if (variant === null || variant === undefined) return null;
  const { most } = WORKSHOP_DAYS[variant.family];
  return line?.extras?.includes(URGENT.extra) === true ? Math.min(most, URGENT.workingDays) : most;
}

/**
 * The day that an order is delivered, `YYYY-MM-DD`; null when it depends on something unknown. The workshop starts a window
 * on the day of the order and its deposit, or when all that it is made of has arrived; the order is installed after its
 * last window is made.
 * @param supplies of each window; one that is missing has no day
 * @param orderedOn `YYYY-MM-DD` where the shop is
 * @param installationDays working days from the workshop to the installed window
 */
export function deliveredOn(
  windows: readonly OrderedWindow[],
  supplies: readonly WindowSupply[],
  orderedOn: string,
  installationDays = INSTALLATION_DAYS,
): string | null {
  const byKey = new Map(supplies.map((supply) => [supply.key, supply]));
  // Of the windows that take as long, only the last to start matters.
  const starts = new Map<number, string>();
  for (const window of windows) {
    const start = startOf(byKey.get(window.key), orderedOn);
    const days = workshopDays(window);
    if (start === null || days === null) return null;
    const before = starts.get(days);
    if (before === undefined || before < start) starts.set(days, start);
  }
  const ready = [...starts].map(([days, start]) => workingDayAfter(start, days)).toSorted();
  const last = ready.at(-1);
  return last === undefined ? null : workingDayAfter(last, installationDays);
}
