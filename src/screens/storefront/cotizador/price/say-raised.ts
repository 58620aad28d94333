import { inMetres, inSquareMetres } from '#src/format/measures.ts';
import { listed } from '#src/format/words.ts';
import type { Raised } from '#src/quoting/money/price-at-size.ts';

/**
 * ", se cobra mínimo 1.00 m de alto"; '' when the piece is billed as it is.
 * @param height what the second measure of the product is called: "alto", "salida"
 */
export function sayRaised(raised: Raised | null, height: string): string {
  if (raised === null) return '';
  const { widthMm, heightMm, areaMm2 } = raised;
  const minimums = [
    ...(widthMm === undefined ? [] : [`${inMetres(widthMm)} m de ancho`]),
    ...(heightMm === undefined ? [] : [`${inMetres(heightMm)} m de ${height}`]),
    ...(areaMm2 === undefined ? [] : [inSquareMetres(areaMm2)]),
  ];
  return `, se cobra mínimo ${listed(minimums)}`;
}
