import { useMemo } from 'react';
import type { OrderedWindow } from '#src/content/delivery.ts';
import type { DeliveryPlace, Zone } from '#src/content/place.ts';
import text from '#src/ui/styles/text.module.css';
import { estimateOf } from '../estimate.ts';
import { useAvailability } from '../use-availability.ts';
import { deliveryText } from './delivery-text.ts';

interface PlaceAnswerProps {
  readonly place: DeliveryPlace;
  /** Windows whose day is said too. */
  readonly windows: readonly OrderedWindow[] | undefined;
}

/** What the shop's table says of a place. */
export function PlaceAnswer({ place: { state, zone }, windows }: PlaceAnswerProps) {
  return (
    <>
      {windows === undefined ? null : <Day windows={windows} />}
      {zone === null ? (
        <p>A {state} cotizamos la entrega contigo: escríbenos.</p>
      ) : (
        <Freight {...{ state, zone }} />
      )}
    </>
  );
}

function Day({ windows }: { readonly windows: readonly OrderedWindow[] }) {
  const availability = useAvailability();
  const { sentence } = useMemo(
    () => estimateOf(windows, availability, 'si la pides hoy'),
    [windows, availability],
  );
  return <p>{sentence}</p>;
}

const Freight = ({ state, zone }: { readonly state: string; readonly zone: Zone }) => (
  <p className={text.soft} data-small>
    {deliveryText(state, zone)}
  </p>
);
