import type { Colour, Variant } from './schema/variant.ts';
import { INSTALLATION_DAYS, URGENT, WORKSHOP_DAYS } from './terms.ts';
import { workingDayAfter } from './working-days.ts';

/** A cloth that is not simply available, as the server reports it. */
export interface ScarceCloth {
  /** The colour's code, such as "EB-101". */
  readonly code: string;
  readonly state: 'low' | 'out';
  /** The day that more arrives, `YYYY-MM-DD`; null when not known. */
  readonly arrives_on: string | null;
}

/** What the delivery of a window depends on. */
export interface OrderedWindow {
  /** null when the catalog no longer has it. */
  readonly variant: Pick<Variant, 'family'> | null | undefined;
  readonly colour: Pick<Colour, 'code'> | null | undefined;
  /** null while its measures are missing. */
  readonly line: { readonly extras?: readonly string[] | undefined } | null;
}

/** The supply of a window's cloth that is not simply available. */
export interface ClothSupply {
  readonly state: 'low' | 'out';
  /** The day that more arrives, `YYYY-MM-DD`; null when not known, or when that day is over. */
  readonly arrivesOn: string | null;
}

/** When an order is delivered, and the cloths that it waits for. */
export interface Delivery {
  /** Of each window, in order; null when its cloth is available. */
  readonly cloths: readonly (ClothSupply | null)[];
  /** The day that the whole order is delivered, `YYYY-MM-DD`; null when it depends on something unknown. */
  readonly deliveredOn: string | null;
}

const A_DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of arrival; null for an invalid day, and for a day in the past, which the supplier did not keep. */
const arrivalOf = (day: string | null, orderedOn: string): string | null =>
  day !== null && A_DAY.test(day) && !Number.isNaN(Date.parse(day)) && day >= orderedOn ? day : null;

function supplyOf(cloth: ScarceCloth | undefined, orderedOn: string): ClothSupply | null {
  return cloth === undefined
    ? null
    : { state: cloth.state, arrivesOn: arrivalOf(cloth.arrives_on, orderedOn) };
}

/** Working days that the workshop takes for a window once it has the cloth. */
function workshopDays({ variant, line }: OrderedWindow): number | null {
  if (variant === null || variant === undefined) return null;
  const { most } = WORKSHOP_DAYS[variant.family];
  return line?.extras?.includes(URGENT.extra) === true ? Math.min(most, URGENT.workingDays) : most;
}

/**
 * When an order is delivered. The workshop starts a window on the day of the order and its deposit, or when its cloth
 * arrives; the order is installed after its last window is made.
 * @param availability the cloths that are not simply available
 * @param orderedOn `YYYY-MM-DD` where the shop is
 */
export function deliveryOf(
  windows: readonly OrderedWindow[],
  availability: readonly ScarceCloth[],
  orderedOn: string,
): Delivery {
  const scarce = new Map(availability.map((cloth) => [cloth.code, cloth]));
  const cloths = windows.map(({ colour }) => supplyOf(scarce.get(colour?.code ?? ''), orderedOn));
  // Of the windows that take as long, only the last to start matters.
  const starts = new Map<number, string>();
  for (const [at, window] of windows.entries()) {
    const cloth = cloths[at];
    const start = cloth?.state === 'out' ? cloth.arrivesOn : orderedOn;
    const days = workshopDays(window);
    if (start === null || days === null || (window.colour ?? null) === null) {
      return { cloths, deliveredOn: null };
    }
    const before = starts.get(days);
    if (before === undefined || before < start) starts.set(days, start);
  }
  const ready = [...starts].map(([days, start]) => workingDayAfter(start, days)).toSorted();
  const last = ready.at(-1);
  return { cloths, deliveredOn: last === undefined ? null : workingDayAfter(last, INSTALLATION_DAYS) };
}
