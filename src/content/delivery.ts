import type { Colour, Variant } from './schema/variant.ts';
import { INSTALLATION_DAYS, URGENT, WORKSHOP_DAYS } from './terms.ts';
import { workingDayAfter } from './working-days.ts';

/** A fabric that is not simply available, as the server reports it. */
export interface ScarceFabric {
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

/** The supply of a window's fabric that is not simply available. */
export interface FabricSupply {
  readonly state: 'low' | 'out';
  /** The day that more arrives, `YYYY-MM-DD`; null when not known, or when that day is over. */
  readonly arrivesOn: string | null;
}

/** When an order is delivered, and the fabrics that it waits for. */
export interface Delivery {
  /** Of each window, in order; null when its fabric is available. */
  readonly fabrics: readonly (FabricSupply | null)[];
  /** The day that the whole order is delivered, `YYYY-MM-DD`; null when it depends on something unknown. */
  readonly deliveredOn: string | null;
}

const A_DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of arrival; null for an invalid day, and for a day in the past, which the supplier did not keep. */
const arrivalOf = (day: string | null, orderedOn: string): string | null =>
  day !== null && A_DAY.test(day) && !Number.isNaN(Date.parse(day)) && day >= orderedOn ? day : null;

function supplyOf(fabric: ScarceFabric | undefined, orderedOn: string): FabricSupply | null {
  return fabric === undefined
    ? null
    : { state: fabric.state, arrivesOn: arrivalOf(fabric.arrives_on, orderedOn) };
}

/** Working days that the workshop takes for a window once it has the fabric. */
function workshopDays({ variant, line }: OrderedWindow): number | null {
  if (variant === null || variant === undefined) return null;
  const { most } = WORKSHOP_DAYS[variant.family];
  return line?.extras?.includes(URGENT.extra) === true ? Math.min(most, URGENT.workingDays) : most;
}

/**
 * When an order is delivered. The workshop starts a window on the day of the order and its deposit, or when its fabric
 * arrives; the order is installed after its last window is made.
 * @param availability the fabrics that are not simply available
 * @param orderedOn `YYYY-MM-DD` where the shop is
 * @param installationDays working days from the workshop to the installed window
 */
export function deliveryOf(
  windows: readonly OrderedWindow[],
  availability: readonly ScarceFabric[],
  orderedOn: string,
  installationDays = INSTALLATION_DAYS,
): Delivery {
  const scarce = new Map(availability.map((fabric) => [fabric.code, fabric]));
  const fabrics = windows.map(({ colour }) => supplyOf(scarce.get(colour?.code ?? ''), orderedOn));
  // Of the windows that take as long, only the last to start matters.
  const starts = new Map<number, string>();
  for (const [at, window] of windows.entries()) {
    const fabric = fabrics[at];
    const start = fabric?.state === 'out' ? fabric.arrivesOn : orderedOn;
    const days = workshopDays(window);
    if (start === null || days === null || (window.colour ?? null) === null) {
      return { fabrics, deliveredOn: null };
    }
    const before = starts.get(days);
    if (before === undefined || before < start) starts.set(days, start);
  }
  const ready = [...starts].map(([days, start]) => workingDayAfter(start, days)).toSorted();
  const last = ready.at(-1);
  return { fabrics, deliveredOn: last === undefined ? null : workingDayAfter(last, installationDays) };
}
