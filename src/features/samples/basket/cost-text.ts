import type { Site } from '#src/config/site.schema.ts';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';

/** How the shop offers samples. */
export type OfferedSamples = NonNullable<Site['samples']>;

/** "3 muestras sin costo", "7 muestras: 5 sin costo y 2 a $35.00 cada una" */
export function costText(count: number, { free, extraCentavos }: OfferedSamples): string {
  const all = counted(count, 'muestra', 'muestras');
  const extra = count - free;
  if (extra <= 0 || extraCentavos === 0) return `${all} sin costo`;
  return `${all}: ${String(free)} sin costo y ${String(extra)} a ${inCurrency(extraCentavos)} cada una`;
}
