import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { askedWindow } from '#src/features/draft-windows/asked-window.ts';
import { choicesOf } from '#src/features/draft-windows/choices.ts';
import { isForChildren } from '#src/features/draft-windows/is-for-children.ts';
import { usualSize } from '#src/features/product/drawing-of.ts';
import { quotesAt } from '#src/features/product/price-at.ts';
import type { Line } from '#src/quoting/line.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { estimateOf } from '../estimate.ts';
import { useAvailability } from '../use-availability.ts';

/** A product in a colour. */
export interface Piece {
  readonly variant: Variant;
  readonly colour: Colour;
  /** null while nobody said it. */
  readonly size: Size | null;
}

/** A piece as the quoter begins with it, as the server is asked about it. */
export const askedPiece = ({ variant, colour }: Omit<Piece, 'size'>, line: Line) =>
  askedWindow(
    { key: 'pieza', mount: 'inside', choices: choicesOf(line), fitting: {} },
    { ...line, variant, colour, forChildren: isForChildren({ name: '', children: false }, variant) },
  );

/** When a piece is delivered that is ordered today; nothing where it is not made. */
export function PieceDay(piece: Piece) {
  const { variant, size } = piece;
  const [quote] = quotesAt(variant, size ?? usualSize(variant));
  return quote === undefined ? null : <Day {...piece} line={quote.line} />;
}

function Day({ line, ...piece }: Piece & { readonly line: Line }) {
  const asked = askedPiece(piece, line);
  const window = { key: asked.key, variant: piece.variant, line: piece.size && line };
  const { fabrics, sentence } = estimateOf([window], useAvailability([asked]), 'si la pides hoy');
  return (
    <p>{[...fabrics.flatMap((fabric) => (fabric === null ? [] : [`${fabric}.`])), sentence].join(' ')}</p>
  );
}
