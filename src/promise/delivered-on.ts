import { arrivalOf, type OrderedWindow, type WindowSupply } from '#src/content/delivering/supply.ts';
import { workingDayAfter } from '#src/content/delivering/working-days.ts';
import { INSTALLATION_DAYS, URGENT, WORKSHOP_DAYS } from '#src/content/terms.ts';

/** Whether a window that nobody measured may need more than there is. */
const mayLack = ({ line }: OrderedWindow, { low, waits }: WindowSupply): boolean =>
  line === null && (low || waits.length > 0);

/** The day on which the workshop has everything for a window; null when nobody knows it. */
function startOf(window: OrderedWindow, supply: WindowSupply | undefined, orderedOn: string): string | null {
  if (supply === undefined || mayLack(window, supply)) return null;
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
 * last window is made. What nobody measured has a day only where there is plenty of all that it is made of.
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
    const start = startOf(window, byKey.get(window.key), orderedOn);
    const days = workshopDays(window);
    if (start === null || days === null) return null;
    const before = starts.get(days);
    if (before === undefined || before < start) starts.set(days, start);
  }
  const ready = [...starts].map(([days, start]) => workingDayAfter(start, days)).toSorted();
  const last = ready.at(-1);
  return last === undefined ? null : workingDayAfter(last, installationDays);
}
