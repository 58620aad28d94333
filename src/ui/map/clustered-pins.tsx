import { divIcon } from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import Supercluster from 'supercluster';
import { whenPressed } from './press-handlers.ts';
import { DealerPins } from './dealer-pins.tsx';
import type { MapMarker, ShopMapProps } from './shop-map-props.ts';
import classes from './shop-map.module.css';

interface ClusteredPinsProps {
  readonly markers: readonly MapMarker[];
  readonly onSelect: ShopMapProps['onSelect'];
}

/** Pins nearer to each other than 56 px form a cluster; the library measures on a world twice as wide as our map's. */
const RADIUS = 2 * 56;
/** From this zoom level on, pins are not clustered. */
const CLOSEST = 12;

/**
 * Pins of dealers. Those that would cover each other are shown as one, with their number, until the map is zoomed in.
 */
export function ClusteredPins({ markers, onSelect }: ClusteredPinsProps) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({
    zoomend: () => {
      setZoom(map.getZoom());
    },
  });
  const index = useMemo(() => {
    const built = new Supercluster<{ readonly id: number }>({ radius: RADIUS, maxZoom: CLOSEST });
    built.load(
      // The chosen pin is always visible, even inside a cluster.
      markers
        .filter(({ selected = false }) => !selected)
        .map(({ id, lat, lng }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lng, lat] },
          properties: { id },
        })),
    );
    return built;
  }, [markers]);
  const features = index.getClusters([-180, -85, 180, 85], Math.floor(zoom));
  const alone = new Set(features.map(({ properties }) => ('cluster' in properties ? null : properties.id)));
  return (
    <>
      {features.map(({ geometry, properties }) => {
        if (!('cluster' in properties)) return null;
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: id, point_count: count } = properties;
        return (
          <Marker
            key={`${String(id)} ${String(count)}`}
            position={{ lat, lng }}
            icon={bubble(count)}
            title={`${String(count)} distribuidores: acércate para verlos`}
            eventHandlers={whenPressed(() => {
              map.setView({ lat, lng }, Math.min(index.getClusterExpansionZoom(id), map.getMaxZoom()));
            })}
          />
        );
      })}
      <DealerPins
        markers={markers.filter(({ id, selected = false }) => selected || alone.has(id))}
        onSelect={onSelect}
      />
    </>
  );
}

const SIDE = 40;

const bubble = (count: number) =>
  divIcon({
    className: classes['cluster'] ?? '',
    html: `<span aria-hidden="true">${String(count)}</span>`,
    iconSize: [SIDE, SIDE],
    iconAnchor: [SIDE / 2, SIDE / 2],
  });
