import { inMetres, inSquareMetres } from '#src/format/measures.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';

const metres = (mm: number) => `${inMetres(mm)} m`;

/**
 * The text of a reason why a motor or a size does not fit.
 * @param height what the second measure of the product is called
 */
export function sayReason(reason: Reason, height: string): string {
  switch (reason.code) {
    case 'too-narrow':
      return `Pide por lo menos ${metres(reason.limitMm)} de ancho.`;
    case 'too-wide':
      return `Llega hasta ${metres(reason.limitMm)} de ancho.`;
    case 'too-short':
      return `Pide por lo menos ${metres(reason.limitMm)} de ${height}.`;
    case 'too-tall':
      return `Llega hasta ${metres(reason.limitMm)} de ${height}.`;
    case 'too-large':
      return `Llega hasta ${inSquareMetres(reason.limitMm2)}.`;
    case 'no-tube':
      return `Su tubo más grueso llega hasta ${metres(reason.limitMm)} de ancho.`;
    case 'motor-too-weak':
      return `Harían falta ${newtonMetres(reason.neededMNm)}, y su motor más fuerte da ${newtonMetres(reason.torqueMNm)}.`;
    default:
      return 'No se hace en esta medida.';
  }
}

const figures = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

/** "1.2 Nm", from mNm. */
export const newtonMetres = (mNm: number): string => `${figures.format(mNm / 1_000)} Nm`;

/** "2.74 kg", from g. */
export const kilograms = (grams: number): string => `${(grams / 1_000).toFixed(2)} kg`;
