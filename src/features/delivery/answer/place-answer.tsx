import { useMemo } from 'react';
import type { Site } from '#src/config/site.schema.ts';
import type { OrderedWindow } from '#src/content/delivery.ts';
import text from '#src/ui/styles/text.module.css';
import { estimateOf, type Availability } from '../estimate.ts';
import { useAvailability } from '../use-availability.ts';
import { deliveryText, type Zone } from './delivery-text.ts';

interface PlaceAnswerProps {
  readonly state: string;
  readonly zones: NonNullable<Site['delivery']>['zones'];
  readonly windows: readonly OrderedWindow[];
  readonly availability: Availability | undefined;
}

/** What the shop's table says of a state. */
export function PlaceAnswer({ state, zones, windows, availability }: PlaceAnswerProps) {
  const zone = zones.find(({ states }) => states.includes(state));
  if (zone === undefined) return <p>A {state} cotizamos la entrega contigo: escríbenos.</p>;
  const known = { state, zone, windows };
  return availability === undefined ? (
    <Requested {...known} />
  ) : (
    <Estimated {...known} availability={availability} />
  );
}

interface KnownZone {
  readonly state: string;
  readonly zone: Zone;
  readonly windows: readonly OrderedWindow[];
}

const Requested = (props: KnownZone) => <Estimated {...props} availability={useAvailability()} />;

function Estimated({
  state,
  zone,
  windows,
  availability,
}: KnownZone & { readonly availability: Availability }) {
  const { sentence } = useMemo(
    () => estimateOf(windows, availability, 'si la pides hoy', zone.workingDays),
    [windows, availability, zone],
  );
  return (
    <>
      <p>{sentence}</p>
      <p className={text.soft} data-small>
        {deliveryText(state, zone)}
      </p>
    </>
  );
}
