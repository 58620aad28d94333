import type { Raised } from '#src/quoting/price-at-size.ts';
import { inMetres } from '#src/format/measures.ts';
import { listed } from '#src/format/words.ts';

const area = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
const MM2_PER_M2 = 1_000_000;

/** ", se cobra mínimo 1.00 m de alto"; '' when the piece is billed as it is. */
export function sayRaised(raised: Raised | null): string {
  if (raised === null) return '';
  const { widthMm, heightMm, areaMm2 } = raised;
  const minimums = [
    ...(widthMm === undefined ? [] : [`${inMetres(widthMm)} m de ancho`]),
    ...(heightMm === undefined ? [] : [`${inMetres(heightMm)} m de alto`]),
    ...(areaMm2 === undefined ? [] : [`${area.format(areaMm2 / MM2_PER_M2)} m²`]),
  ];
  return `, se cobra mínimo ${listed(minimums)}`;
}
