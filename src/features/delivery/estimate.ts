import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import {
  deliveryOf,
  type Delivery,
  type FabricSupply,
  type OrderedWindow,
  type ScarceFabric,
} from '#src/content/delivery.ts';
import type { DeliveryPlace } from '#src/content/place.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { pieceName } from '#src/features/window-words/piece-words.ts';
import { dayOfMonth, dayOfWeek } from '#src/format/calendar-days.ts';
import { placeOf } from './place.ts';

/** What an estimate is computed from besides the windows. */
export interface Availability {
  readonly fabrics: OnDemandState<readonly ScarceFabric[]>;
  /** The current day at the shop, `YYYY-MM-DD`. */
  readonly today: string;
  /** Null until somebody says it: dates are then those of most of the country. */
  readonly place: DeliveryPlace | null;
}

/** What is known of a delivery to the place that a quote or an order names, else to the one that this browser keeps. */
export const toPlaceOf = (
  { postal_code }: { readonly postal_code: string | null },
  availability: Availability,
): Availability => (postal_code === null ? availability : { ...availability, place: placeOf(postal_code) });

/** The estimated delivery of some windows, as texts. */
export interface Estimate {
  /**
   * Of each window, in order: "Agotada: llega el 3 de diciembre"; null when its fabric is available, or nothing is known
   * about it.
   */
  readonly fabrics: readonly (string | null)[];
  /** "Entrega estimada en 64000: jueves 10 de diciembre, si la pides hoy." */
  readonly sentence: string;
}

const LOADING = 'Entrega estimada: la estamos calculando…';
const LATER = 'Entrega: la confirmamos al recibir el anticipo.';
const WITHOUT_FABRIC = 'Entrega por confirmar: aún no sabemos cuándo llega la tela agotada.';

/** "Agotada: llega el 3 de diciembre" */
function fabricText({ state, arrivesOn }: FabricSupply, today: string): string {
  if (state === 'low') return 'Quedan pocos metros';
  if (arrivesOn === null) return 'Agotada, sin fecha de llegada';
  return arrivesOn === today ? 'Agotada: llega hoy' : `Agotada: llega el ${dayOfMonth(arrivesOn, today)}`;
}

/**
 * The estimated delivery of windows that are ordered today.
 * @param availability null until it is requested
 * @param condition "si la pides hoy"
 */
export function estimateOf(
  windows: readonly OrderedWindow[],
  availability: Availability | null,
  condition: string,
): Estimate {
  if (availability === null || typeof availability.fabrics === 'string') {
    return {
      fabrics: windows.map(() => null),
      sentence: availability?.fabrics === 'failed' ? LATER : LOADING,
    };
  }
  const { today, place } = availability;
  const days = place?.zone?.workingDays;
  const { fabrics, deliveredOn } = deliveryOf(windows, availability.fabrics, today, days);
  return {
    fabrics: fabrics.map((fabric) => (fabric === null ? null : fabricText(fabric, today))),
    sentence: sentenceOf(fabrics, deliveredOn, condition, availability),
  };
}

function sentenceOf(
  fabrics: Delivery['fabrics'],
  deliveredOn: string | null,
  condition: string,
  { today, place }: Availability,
): string {
  if (place?.zone === null) return `Entrega en ${place.postcode}: a ${place.state} la acordamos contigo.`;
  if (deliveredOn !== null) {
    const where = place === null ? '' : ` en ${place.postcode}`;
    return `Entrega estimada${where}: ${dayOfWeek(deliveredOn, today)}, ${condition}.`;
  }
  const isAwaited = fabrics.some((fabric) => fabric?.state === 'out' && fabric.arrivesOn === null);
  return isAwaited ? WITHOUT_FABRIC : LATER;
}

/** Windows of a saved quote or a cart, as their delivery reads them. */
const orderedWindows = (
  windows: readonly QuotedWindow[],
  { variantOf }: Quotable,
): readonly OrderedWindow[] =>
  windows.map(({ variant: slug, color, line }) => {
    const variant = variantOf(slug);
    return { variant, colour: variant?.colours.find((colour) => colour.slug === color), line };
  });

/** The same for windows of a saved quote or a cart. */
export const estimateOfQuoted = (
  windows: readonly QuotedWindow[],
  quotable: Quotable,
  availability: Availability | null,
  condition: string,
): Estimate => estimateOf(orderedWindows(windows, quotable), availability, condition);

/**
 * The day promised for an order: "Entrega prometida: jueves 10 de diciembre."; null without one.
 * @param promisedOn `YYYY-MM-DD`
 */
export const promisedText = (promisedOn: string | null, { today }: Availability): string | null =>
  promisedOn === null ? null : `Entrega prometida: ${dayOfWeek(promisedOn, today)}.`;

/** The text about the fabric of quoted windows, by key; only of those whose fabric is not simply available. */
export function fabricNotes(
  windows: readonly QuotedWindow[],
  quotable: Quotable,
  availability: Availability,
): ReadonlyMap<string, string> {
  const { fabrics } = estimateOfQuoted(windows, quotable, availability, '');
  return new Map(
    windows.flatMap(({ key }, at): readonly (readonly [string, string])[] => {
      const fabric = fabrics[at] ?? null;
      return fabric === null ? [] : [[key, fabric]];
    }),
  );
}

/** Names of the windows whose fabric is not simply available, by the text about it. */
export function scarceNames(
  { fabrics }: Estimate,
  windows: readonly Pick<QuotedWindow, 'name' | 'variant'>[],
  { variantOf }: Quotable,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const [at, { name, variant }] of windows.entries()) {
    const fabric = fabrics[at] ?? null;
    if (fabric === null) continue;
    names.set(fabric, [...(names.get(fabric) ?? []), pieceName(name, variantOf(variant)?.family ?? null)]);
  }
  return names;
}
