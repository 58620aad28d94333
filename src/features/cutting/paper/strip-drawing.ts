import type { PlacedPiece, Rectangle, RollPlan } from '#src/cutting/index.ts';
import { ACCENT, INK, RULE, SOFT } from '#src/features/pdf/paper-style.ts';
import { inMetres } from '#src/format/measures.ts';
import { sizeInMm } from '#src/format/millimetres.ts';
import type { Strip } from './strips.ts';

interface StripDrawing {
  readonly roll: RollPlan;
  readonly strip: Strip;
  /** Number of the roll's first piece. */
  readonly from: number;
  /** Which window a piece belongs to. */
  readonly nameOf: (piece: string) => string;
  /** What is written on a rest that is kept. */
  readonly labelOf: (rest: Rectangle) => string;
  /** Points a millimetre of cloth. */
  readonly scale: number;
}

/** Sizes in points. */
const NUMBER = 15;
const TEXT = 8;
const LINE = 10;
/** Where the cuts are measured, below the cloth. */
const RULER = 12;
/** The mean width of a letter, in parts of its height. */
const LETTER = 0.56;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text whose middle is at a point. */
const textAt = (x: number, y: number, size: number, text: string, color: string): string =>
  `<text x="${x.toFixed(1)}" y="${(y + size * 0.35).toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle" fill="${color}">${escaped(text)}</text>`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rectangle = ({ x, y, width, height }: Box, style: string): string =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" ${style}/>`;

/** The lines that fit into a box, one below the other. */
function linesIn({ x, y, width, height }: Box, lines: readonly string[], top: number): readonly string[] {
  return lines
    .filter((line, at) => line.length * TEXT * LETTER <= width - 4 && top + (at + 1) * LINE <= height - 2)
    .map((line, at) => textAt(x + width / 2, y + top + at * LINE + LINE / 2, TEXT, line, SOFT));
}

/** A piece with its number, and as much of its window and size as fits. */
function pieceIn(box: Box, nth: number, { acrossMm, alongMm }: PlacedPiece, name: string): string {
  const number = Math.min(NUMBER, box.height * 0.8, (box.width * 0.8) / (LETTER * String(nth).length));
  const hasLines = box.height >= NUMBER + 2 * LINE + 6;
  const middle = hasLines ? (box.height - 2 * LINE) / 2 : box.height / 2;
  return [
    rectangle(box, `fill="#e4f0ee" stroke="${ACCENT}" stroke-width="0.6"`),
    textAt(box.x + box.width / 2, box.y + middle, number, String(nth), INK),
    ...(hasLines ? linesIn(box, [sizeInMm(acrossMm, alongMm), name], middle + NUMBER * 0.6) : []),
  ].join('');
}

/** A stretch of a roll to scale, its length from left to right, as SVG; below it where each cut is. */
export function stripDrawing({ roll, strip, from, nameOf, labelOf, scale }: StripDrawing) {
  const { fromMm, toMm } = strip;
  const width = (toMm - fromMm) * scale;
  const height = roll.widthMm * scale;
  const isInside = ({ yMm }: { readonly yMm: number }) => yMm >= fromMm && yMm < toMm;
  const boxOf = ({ xMm, yMm, acrossMm, alongMm }: Omit<PlacedPiece, 'piece' | 'isTurned'>): Box => ({
    x: (yMm - fromMm) * scale,
    y: xMm * scale,
    width: alongMm * scale,
    height: acrossMm * scale,
  });
  const cuts = roll.cutsMm.filter((cutMm) => cutMm > fromMm && cutMm <= toMm);
  const body = [
    rectangle({ x: 0, y: 0, width, height }, `fill="#f1eee8" stroke="${RULE}" stroke-width="0.5"`),
    ...roll.remnants.filter(isInside).flatMap((rest) => {
      const box = boxOf(rest);
      return [
        rectangle(box, `fill="#ffffff" stroke="${SOFT}" stroke-width="0.5" stroke-dasharray="3 2"`),
        ...linesIn(
          box,
          [`Guardar ${labelOf(rest)}`.trim(), sizeInMm(rest.acrossMm, rest.alongMm)],
          Math.max(0, box.height / 2 - LINE),
        ),
      ];
    }),
    ...roll.pieces.flatMap((piece, at) =>
      isInside(piece) ? [pieceIn(boxOf(piece), from + at, piece, nameOf(piece.piece))] : [],
    ),
    ...cuts.map((cutMm) => {
      const x = (cutMm - fromMm) * scale;
      const text = `${inMetres(cutMm)} m`;
      return [
        `<path d="M${x.toFixed(2)} 0V${(height + 3).toFixed(2)}" stroke="#b3261e" stroke-width="0.8" stroke-dasharray="4 2.5"/>`,
        `<text x="${x.toFixed(1)}" y="${(height + RULER - 2).toFixed(1)}" font-size="${String(TEXT)}" text-anchor="end" fill="${INK}">${text}</text>`,
      ].join('');
    }),
  ].join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${(width + 2).toFixed(2)} ${(height + RULER + 2).toFixed(2)}">${body}</svg>`,
    width: width + 2,
  };
}
