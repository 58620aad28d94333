import { safetyArticles } from '#src/content/cuts/articles.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { inMetres } from '#src/format/measures.ts';
import { sizeInMm } from '#src/format/millimetres.ts';
import { inNumber } from '#src/format/numbers.ts';
import { partNames } from '#src/materials/part-names.ts';
import type { ClothPart, Parts } from '#src/quoting/cuts/parts.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import type { Size } from '#src/quoting/measures/size.ts';

/** A row of a window's list of parts. */
export interface PartRow {
  readonly name: string;
  /** "1,157 × 2,050 mm"; null for what is only counted. */
  readonly measure: string | null;
  /** How many one piece has. */
  readonly count: number;
  /** "terminada de 1,157 × 1,800 mm", "en horizontal"; empty for most. */
  readonly notes: readonly string[];
}

const sizeText = ({ widthMm, heightMm }: Size) => sizeInMm(widthMm, heightMm);

/** What several cuts of one cloth become. */
function joinText({ cuts, isTurned }: ClothPart): readonly string[] {
  if (cuts.length === 1) return [];
  return [isTurned ? `se sueldan ${String(cuts.length)} tramos` : `se cosen ${String(cuts.length)} tiras`];
}

function clothRows(cloth: ClothPart, name: string): readonly PartRow[] {
  const { finished, cuts, isTurned, rollMm, count } = cloth;
  const notes = [
    `terminada de ${sizeText(finished)}`,
    ...(rollMm === null ? [] : [`de ${inMetres(rollMm)} m de ancho`]),
    ...(isTurned ? ['en horizontal: el alto va a lo ancho del rollo'] : []),
    ...joinText(cloth),
  ];
  const measures = cuts.map(sizeText);
  return [...new Set(measures)].map((measure) => ({
    name,
    measure,
    count: count * measures.filter((one) => one === measure).length,
    notes,
  }));
}

/** Every part of one piece, the cloth first. */
export function partRows(
  { cloths, bars, sheets, pieces, made }: Parts,
  { safety }: Fitting,
  { nameOf }: Quotable,
): readonly PartRow[] {
  const named = (part: keyof typeof partNames): string => {
    if (part === 'gallery' && made.gallery !== null) return nameOf(made.gallery.gallery.id);
    if (part === 'tube' && made.tube !== null) return `Tubo de ${inNumber(made.tube.diameterMm)} mm`;
    return partNames[part];
  };
  const panels = bars.some(({ part }) => part === 'carrier');
  return [
    ...cloths.flatMap((cloth) => clothRows(cloth, panels ? 'Tela de panel' : 'Tela')),
    ...bars.map(({ part, lengthMm, count }) => ({
      name: named(part),
      measure: `${inNumber(lengthMm)} mm`,
      count,
      notes: [],
    })),
    ...sheets.map(({ part, count, ...size }) => ({
      name: named(part),
      measure: sizeText(size),
      count,
      notes: [],
    })),
    ...pieces.map(({ part, count }) => ({ name: named(part), measure: null, count, notes: [] })),
    ...(safety === undefined
      ? []
      : [{ name: safetyArticles[safety].name, measure: null, count: 1, notes: [] }]),
  ];
}

/** "2", or "2 por pieza, 6 en total" for a line of three pieces. */
export const countText = (count: number, quantity: number): string =>
  quantity === 1 ? inNumber(count) : `${inNumber(count)} por pieza, ${inNumber(count * quantity)} en total`;
