import type { DeliveryPlace, Zone } from '#src/content/delivering/place.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import text from '#src/ui/styles/text.module.css';
import { estimateOf } from '../estimate.ts';
import { useAvailability } from '../use-availability.ts';
import { deliveryText } from './delivery-text.ts';

/** A product in a colour that nobody measured yet. */
export interface Piece {
  readonly variant: Pick<Variant, 'slug' | 'family'>;
  readonly colour: Pick<Colour, 'slug'>;
}

interface PlaceAnswerProps {
  readonly place: DeliveryPlace;
  /** A colour whose day is said too. */
  readonly piece: Piece | undefined;
}

/** What the shop's table says of a place. */
export function PlaceAnswer({ place: { state, zone }, piece }: PlaceAnswerProps) {
  return (
    <>
      {piece === undefined ? null : <Day {...piece} />}
      {zone === null ? (
        <p>A {state} cotizamos la entrega contigo: escríbenos.</p>
      ) : (
        <Freight {...{ state, zone }} />
      )}
    </>
  );
}

function Day({ variant, colour }: Piece) {
  const key = 'pieza';
  const availability = useAvailability([
    { key, variant: variant.slug, color: colour.slug, line: null, mount: null, fitting: null },
  ]);
  const { sentence } = estimateOf([{ key, variant, line: null }], availability, 'si la pides hoy');
  return <p>{sentence}</p>;
}

const Freight = ({ state, zone }: { readonly state: string; readonly zone: Zone }) => (
  <p className={text.soft} data-small>
    {deliveryText(state, zone)}
  </p>
);
