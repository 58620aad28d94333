import { inMetres, inSquareMetres, sizeInMetres } from '#src/format/measures.ts';
import type { Drawing } from '#src/ui/product/drawing.ts';

/** Figures are shown to whole centimetres and to tenths of a square metre. */
const CM = 10;
const TENTH_MM2 = 100_000;

const rounded = (value: number, to: number) => Math.round(value / to) * to;

/**
 * How much of its window a blind covers, or how far an awning reaches and how much it shades.
 * @param openness 0 to 1, as of a drawing
 */
export function coveredText(
  { type, width, height }: Pick<Drawing, 'type' | 'width' | 'height'>,
  openness: number,
): string {
  const isOut = type === 'toldo-brazos' || type === 'capota';
  const share = isOut ? openness : 1 - openness;
  const reach = rounded(height * share, CM);
  if (!type.startsWith('toldo') && type !== 'capota' && type !== 'pergola') {
    return `En una ventana de ${sizeInMetres(width, height)}`;
  }
  const area = inSquareMetres(rounded(width * height * share, TENTH_MM2));
  const way = isOut ? 'sale' : type === 'pergola' ? 'techa' : 'baja';
  return `${inMetres(width)} m de ancho, ${way} ${inMetres(reach)} m: ${area} de sombra`;
}
