import type { DeliveryPlace, Zone } from '#src/content/delivering/place.ts';
import text from '#src/ui/styles/text.module.css';
import { deliveryText } from './delivery-text.ts';
import { PieceDay, type Piece } from './piece-day.tsx';

interface PlaceAnswerProps {
  readonly place: DeliveryPlace;
  /** Whose day is said too. */
  readonly piece: Piece | undefined;
}

/** What the shop's table says of a place. */
export function PlaceAnswer({ place: { state, zone }, piece }: PlaceAnswerProps) {
  return (
    <>
      {piece === undefined ? null : <PieceDay {...piece} />}
      {zone === null ? (
        <p>A {state} cotizamos la entrega contigo: escríbenos.</p>
      ) : (
        <Freight {...{ state, zone }} />
      )}
    </>
  );
}

const Freight = ({ state, zone }: { readonly state: string; readonly zone: Zone }) => (
  <p className={text.soft} data-small>
    {deliveryText(state, zone)}
  </p>
);
