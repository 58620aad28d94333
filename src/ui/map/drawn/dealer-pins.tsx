import type { Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker } from 'react-leaflet';
import type { MapMarker } from '../shop-map-props.ts';
import { pinIcons } from './pin-icon.ts';
import { whenPressed } from './press-handlers.ts';

type OnSelect = ((id: number) => void) | undefined;

interface DealerPinsProps {
  readonly markers: readonly MapMarker[];
  readonly onSelect: OnSelect;
}

/** Pins of dealers; each can be chosen by touch and with the keyboard. */
export function DealerPins({ markers, onSelect }: DealerPinsProps) {
  return markers.map((marker) => <DealerPin key={marker.id} {...marker} onSelect={onSelect} />);
}

function DealerPin({ id, lat, lng, title, selected = false, onSelect }: MapMarker & { onSelect: OnSelect }) {
  const marker = useRef<LeafletMarker>(null);
  const canBeChosen = onSelect !== undefined;
  useEffect(() => {
    if (canBeChosen) marker.current?.getElement()?.setAttribute('aria-pressed', String(selected));
  }, [canBeChosen, selected]);
  return (
    <Marker
      ref={marker}
      position={{ lat, lng }}
      icon={selected ? pinIcons.chosen : pinIcons.plain}
      title={title}
      zIndexOffset={selected ? 1000 : 0}
      riseOnHover
      interactive={canBeChosen}
      keyboard={canBeChosen}
      eventHandlers={whenPressed(() => {
        onSelect?.(id);
      })}
    />
  );
}
