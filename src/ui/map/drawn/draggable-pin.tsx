import type { Marker as LeafletMarker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { toMetres } from '../place.ts';
import type { MapPin, ShopMapProps } from '../shop-map-props.ts';
import { pinIcons } from './pin-icon.ts';

interface DraggablePinProps extends MapPin {
  readonly onPick: NonNullable<ShopMapProps['onPick']>;
}

/** Pixels that an arrow key moves the pin by, without and with Shift. */
const STEP = 12;
const SMALL_STEP = 1;
/** Least distance in pixels between the pin and the map's edge. */
const MARGIN = 48;

const directions = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** A pin that a person moves by dragging, or with the arrow keys while it has the focus. */
export function DraggablePin({ lat, lng, title, onPick }: DraggablePinProps) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions.get(event.key);
    if (direction === undefined) return;
    // Otherwise the page scrolls, or the map below moves.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    const from = map.latLngToContainerPoint({ lat, lng });
    const to = map.containerPointToLatLng(from.add([direction[0] * step, direction[1] * step]));
    map.panInside(to, { padding: [MARGIN, MARGIN] });
    onPick(toMetres(to));
  });
  useEffect(() => {
    const element = marker.current?.getElement();
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <Marker
      ref={marker}
      position={{ lat, lng }}
      icon={pinIcons.free}
      title={title}
      draggable
      autoPan
      zIndexOffset={2000}
      eventHandlers={{
        dragend: () => {
          if (marker.current) onPick(toMetres(marker.current.getLatLng()));
        },
      }}
    />
  );
}
