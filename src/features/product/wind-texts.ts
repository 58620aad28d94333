import { isLouvred } from '#src/content/awnings/louvres.ts';
import { windClassOf, windFacts, type WindClass } from '#src/content/awnings/wind.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { capital } from '#src/format/words.ts';

type Kind = Pick<Variant, 'family' | 'weave'>;
type Awning = Kind & Pick<Variant, 'model' | 'product'>;

/** What one does with an awning before the wind harms it. */
const shelter = (awning: Kind): string => (isLouvred(awning) ? 'abre sus tablillas' : 'recógelo');

/** What its motor does with it when a sensor says so. */
export const shelterAlone = (awning: Kind): string =>
  isLouvred(awning) ? 'abre solo sus tablillas' : 'se recoge solo';

const classText = (windClass: WindClass): string =>
  windClass === 0 ? 'Sin clase' : `Clase ${String(windClass)}`;

/** "Clase 2, hasta 38 km/h", of an awning at a projection or drop in mm; null when nothing is known of it. */
export function windAt({ model }: Pick<Variant, 'model'>, mm: number): string | null {
  const windClass = windClassOf(model, mm);
  return windClass === undefined
    ? null
    : `${classText(windClass)}, hasta ${String(windFacts[windClass].kmh)} km/h`;
}

/** In which wind an awning may stay out, as a sentence: what it stands when it is shortest and longest. */
export function sayWind(awning: Awning): string {
  const {
    model,
    product: { limits },
  } = awning;
  const best = windClassOf(model, limits.minHeightMm);
  const least = windClassOf(model, limits.maxHeightMm);
  if (best === undefined || least === undefined)
    return `${capital(shelter(awning))} a ${kmh(0)}, cuando ${windFacts[0].seen}.`;
  const { seen } = windFacts[least];
  if (best === 0) return `La norma no prueba este modelo: ${shelter(awning)} cuando ${seen}, a ${kmh(best)}.`;
  return best === least
    ? `Clase ${String(best)} de EN 13561: ${shelter(awning)} a ${kmh(best)}, cuando ${seen}.`
    : `Clase ${String(best)} de EN 13561, hasta ${kmh(best)}; el más largo, hasta ${kmh(least)}.`;
}

/** The wind that one awning stands at its projection or drop in mm, as a sentence; null when nothing is known of it. */
export function sayWindAt(awning: Kind & Pick<Variant, 'model'>, mm: number): string | null {
  const windClass = windClassOf(awning.model, mm);
  if (windClass === undefined) return null;
  const { seen } = windFacts[windClass];
  return windClass === 0
    ? `A esta medida no tiene clase de viento: ${shelter(awning)} a ${kmh(windClass)}, cuando ${seen}.`
    : `A esta medida es clase ${String(windClass)} de viento (EN 13561): ${shelter(awning)} a ${kmh(windClass)}, cuando ${seen}.`;
}

const kmh = (windClass: WindClass): string => `${String(windFacts[windClass].kmh)} km/h`;

/** Where the figures of wind and rain come from. */
export const WIND_SOURCE = 'Viento y lluvia según EN 13561; la clase de cada modelo es estimación nuestra.';
