import type { AskedWindow } from '#src/api/contract/assumed/shop.ts';
import type { DeliveryPlace, Zone } from '#src/content/delivering/place.ts';
import { hangsInRecess } from '#src/content/families.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { isForChildren } from '#src/features/draft-windows/is-for-children.ts';
import type { Line } from '#src/quoting/line.ts';
import text from '#src/ui/styles/text.module.css';
import { estimateOf } from '../estimate.ts';
import { useAvailability } from '../use-availability.ts';
import { deliveryText } from './delivery-text.ts';

/** A product in a colour. */
export interface Piece {
  readonly variant: Variant;
  readonly colour: Colour;
  /** Whether somebody said its size; else it is of the usual one. */
  readonly isMeasured: boolean;
  /** The piece that is priced at that size; undefined where it is not made. */
  readonly line: () => Line | undefined;
}

/** One piece as the quoter begins with it. What its fitting is where nobody chose, whoever is asked works out. */
export const askedPiece = (variant: Variant, colour: Colour, line: Line): AskedWindow => ({
  ...{ key: 'pieza', variant: variant.slug, color: colour.slug, line },
  mount: hangsInRecess(variant) ? 'inside' : null,
  // Any safety says that children reach it: which one it takes depends on its control.
  fitting: isForChildren({ name: '', children: false }, variant) ? { safety: 'tension' } : null,
});

interface PlaceAnswerProps {
  readonly place: DeliveryPlace;
  /** Whose day is said too. */
  readonly piece: Piece | undefined;
}

/** What the shop's table says of a place. */
export function PlaceAnswer({ place: { state, zone }, piece }: PlaceAnswerProps) {
  const line = piece?.line();
  return (
    <>
      {piece === undefined || line === undefined ? null : <Day {...piece} line={line} />}
      {zone === null ? (
        <p>A {state} cotizamos la entrega contigo: escríbenos.</p>
      ) : (
        <Freight {...{ state, zone }} />
      )}
    </>
  );
}

interface DayProps extends Omit<Piece, 'line'> {
  readonly line: Line;
}

/** When a piece is delivered that is ordered today. */
function Day({ variant, colour, isMeasured, line }: DayProps) {
  const asked = askedPiece(variant, colour, line);
  const ordered = { key: asked.key, variant, line: isMeasured ? line : null };
  const { fabrics, sentence } = estimateOf([ordered], useAvailability([asked]), 'si la pides hoy');
  return (
    <p>{[...fabrics.flatMap((fabric) => (fabric === null ? [] : [`${fabric}.`])), sentence].join(' ')}</p>
  );
}

const Freight = ({ state, zone }: { readonly state: string; readonly zone: Zone }) => (
  <p className={text.soft} data-small>
    {deliveryText(state, zone)}
  </p>
);
