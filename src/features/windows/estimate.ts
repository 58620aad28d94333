import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { deliveryOf, type ClothSupply, type OrderedWindow, type ScarceCloth } from '#src/content/delivery.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { dayOfMonth, dayOfWeek } from '#src/format/calendar-days.ts';
import type { OnDemandState } from './on-demand.ts';
import { pieceName } from './piece-words.ts';

/** What an estimate is computed from besides the windows. */
export interface Availability {
  readonly cloths: OnDemandState<readonly ScarceCloth[]>;
  /** The current day at the shop, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The estimated delivery of some windows, as texts. */
export interface Estimate {
  /**
   * Of each window, in order: "Agotada: llega el 3 de diciembre"; null when its cloth is available, or nothing is known
   * about it.
   */
  readonly cloths: readonly (string | null)[];
  /** "Entrega estimada: jueves 10 de diciembre, si la pides hoy." */
  readonly sentence: string;
}

const LOADING = 'Entrega estimada: la estamos calculando…';
const LATER = 'Entrega: la confirmamos al recibir el anticipo.';
const WITHOUT_CLOTH = 'Entrega por confirmar: aún no sabemos cuándo llega la tela agotada.';

/** "Agotada: llega el 3 de diciembre" */
function clothText({ state, arrivesOn }: ClothSupply, today: string): string {
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
  if (availability === null || typeof availability.cloths === 'string') {
    return {
      cloths: windows.map(() => null),
      sentence: availability?.cloths === 'failed' ? LATER : LOADING,
    };
  }
  const { today } = availability;
  const { cloths, deliveredOn } = deliveryOf(windows, availability.cloths, today);
  return {
    cloths: cloths.map((cloth) => (cloth === null ? null : clothText(cloth, today))),
    sentence:
      deliveredOn === null
        ? cloths.some((cloth) => cloth?.state === 'out' && cloth.arrivesOn === null)
          ? WITHOUT_CLOTH
          : LATER
        : `Entrega estimada: ${dayOfWeek(deliveredOn, today)}, ${condition}.`,
  };
}

/** The same for windows of a saved quote or a cart. */
export function estimateOfQuoted(
  windows: readonly QuotedWindow[],
  { variantOf }: Quotable,
  availability: Availability | null,
  condition: string,
): Estimate {
  const ordered = windows.map(({ variant: slug, color, line }) => {
    const variant = variantOf(slug);
    return { variant, colour: variant?.colours.find((colour) => colour.slug === color), line };
  });
  return estimateOf(ordered, availability, condition);
}

/** What is said of the cloth of quoted windows, by key; only of those whose cloth is not simply available. */
export function clothsOf(
  windows: readonly QuotedWindow[],
  quotable: Quotable,
  availability: Availability,
): ReadonlyMap<string, string> {
  const { cloths } = estimateOfQuoted(windows, quotable, availability, '');
  return new Map(
    windows.flatMap(({ key }, at): readonly (readonly [string, string])[] => {
      const cloth = cloths[at] ?? null;
      return cloth === null ? [] : [[key, cloth]];
    }),
  );
}

/** Names of the windows whose cloth is not simply available, by what is said of it. */
export function scarceNames(
  { cloths }: Estimate,
  windows: readonly Pick<QuotedWindow, 'name' | 'variant'>[],
  { variantOf }: Quotable,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const [at, { name, variant }] of windows.entries()) {
    const cloth = cloths[at] ?? null;
    if (cloth === null) continue;
    names.set(cloth, [...(names.get(cloth) ?? []), pieceName(name, variantOf(variant)?.family ?? null)]);
  }
  return names;
}
