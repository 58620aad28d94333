import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { DeliveryPlace } from '#src/content/delivering/place.ts';
import {
  arrivalOf,
  type OrderedWindow,
  type Wait,
  type WindowSupply,
} from '#src/content/delivering/supply.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { pieceName } from '#src/features/window-words/piece-words.ts';
import { dayOfMonth, dayOfWeek } from '#src/format/calendar-days.ts';
import { promiseFor } from '#src/promise/promise.ts';
import { placeOf } from './place.ts';

/** What an estimate is computed from besides the windows. */
export interface Availability {
  readonly supplies: OnDemandState<readonly WindowSupply[]>;
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

/** The same for a quote as its maker sees it: where it is for a client, this browser's place is not theirs. */
export const toPlaceOfClient = (
  { postal_code, client }: { readonly postal_code: string | null; readonly client: unknown },
  availability: Availability,
): Availability =>
  client === null
    ? toPlaceOf({ postal_code }, availability)
    : { ...availability, place: placeOf(postal_code) };

/** The estimated delivery of some windows, as texts. */
export interface Estimate {
  /**
   * Of each window, in order: "Agotada: llega el 3 de diciembre"; null when it waits for nothing, or nothing is known
   * about it.
   */
  readonly fabrics: readonly (string | null)[];
  /** "Entrega estimada en 64000: jueves 10 de diciembre, si la pides hoy." */
  readonly sentence: string;
}

const LOADING = 'Entrega estimada: la estamos calculando…';
const LATER = 'Entrega: la confirmamos al recibir el anticipo.';
const UNMEASURED = 'Entrega por confirmar: con tus medidas te decimos el día.';
const AWAITED = 'Entrega por confirmar: aún no sabemos cuándo tenemos todo lo que lleva.';

/** "Agotada: llega el 3 de diciembre", "Control remoto: llega el 13 de diciembre" */
function waitText(wait: Wait, today: string): string {
  const { kind, what, state } = wait;
  const day = arrivalOf(wait, today);
  const arrives = day === today ? 'llega hoy' : day === null ? null : `llega el ${dayOfMonth(day, today)}`;
  if (state === 'unknown') return `${kind === 'tela' ? 'Tela' : what} por confirmar`;
  if (kind === 'material') return `${what}: ${arrives ?? 'sin fecha de llegada'}`;
  if (state === 'out') return arrives === null ? 'Agotada, sin fecha de llegada' : `Agotada: ${arrives}`;
  return arrives === null ? 'No alcanza, sin fecha de llegada' : `No alcanza: más ${arrives}`;
}

function supplyText({ low, waits }: WindowSupply, today: string): string | null {
  if (waits.length > 0) return waits.map((wait) => waitText(wait, today)).join('. ');
  return low ? 'Quedan pocos metros' : null;
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
  if (availability === null || typeof availability.supplies === 'string') {
    return {
      fabrics: windows.map(() => null),
      sentence: availability?.supplies === 'failed' ? LATER : LOADING,
    };
  }
  const { today, place, supplies } = availability;
  const byKey = new Map(supplies.map((supply) => [supply.key, supply]));
  const own = windows.map(({ key }) => byKey.get(key));
  return {
    fabrics: own.map((supply) => (supply === undefined ? null : supplyText(supply, today))),
    sentence: sentenceOf(
      windows,
      own,
      promiseFor(place).day(windows, supplies, today),
      condition,
      availability,
    ),
  };
}

/** Whether a day is missing only because the measures are. */
const isForMeasures = (
  windows: readonly OrderedWindow[],
  supplies: readonly (WindowSupply | undefined)[],
  today: string,
): boolean =>
  windows.some(({ line }) => line === null) &&
  supplies.every((supply) => supply?.waits.every((wait) => arrivalOf(wait, today) !== null));

function sentenceOf(
  windows: readonly OrderedWindow[],
  supplies: readonly (WindowSupply | undefined)[],
  day: string | null,
  condition: string,
  { today, place }: Availability,
): string {
  if (place?.zone === null) return `Entrega en ${place.postcode}: a ${place.state} la acordamos contigo.`;
  if (day !== null) {
    const where = place === null ? '' : ` en ${place.postcode}`;
    return `Entrega estimada${where}: ${dayOfWeek(day, today)}, ${condition}.`;
  }
  if (isForMeasures(windows, supplies, today)) return UNMEASURED;
  return supplies.some((supply) => (supply?.waits.length ?? 0) > 0) ? AWAITED : LATER;
}

/** Windows of a saved quote or a cart, as their delivery reads them. */
const orderedWindows = (
  windows: readonly QuotedWindow[],
  { variantOf }: Quotable,
): readonly OrderedWindow[] =>
  windows.map(({ key, variant, line }) => ({ key, variant: variantOf(variant), line }));

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
