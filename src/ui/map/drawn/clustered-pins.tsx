import { divIcon, latLngBounds, point, type Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import Supercluster from 'supercluster';
import type { MapMarker, ShopMapProps } from '../shop-map-props.ts';
import classes from '../shop-map.module.css';
import { clusterTitle } from './cluster-title.ts';
import { DealerPins } from './dealer-pins.tsx';
import { NamesLayer, type Covered } from './names-layer.tsx';
import { whenPressed } from './press-handlers.ts';
import { useSeen } from './use-seen.ts';

interface ClusteredPinsProps {
  readonly markers: readonly MapMarker[];
  readonly onSelect: ShopMapProps['onSelect'];
}

/** Pins nearer to each other than 44 px form a cluster: they would touch. The library measures on a world twice as wide as our map's. */
const RADIUS = 2 * 44;
/** From this zoom level on, pins are not clustered. */
const CLOSEST = 12;

/** Pins and clusters drawn at most: where more would be in view, pins cluster as on a smaller map. */
const MOST_DRAWN = 200;

/** The part of the world around the view that is drawn too, in widths of the view: what a drag brings into view. */
const MARGIN = 1;

/** What the map shows, and how large. */
const viewOf = (map: LeafletMap) => ({ zoom: map.getZoom(), bounds: map.getBounds().pad(MARGIN) });

/**
 * Pins of dealers. Those that would cover each other are shown as one, with their number, until the map is zoomed in.
 * The names of places stand beside them.
 */
export function ClusteredPins({ markers, onSelect }: ClusteredPinsProps) {
  const map = useMap();
  const view = useSeen(viewOf);
  // The library knows whole levels only: between two, pins are further apart than on the lower one.
  const scale = 2 ** (view.zoom - Math.floor(view.zoom));
  const index = useMemo(() => {
    const radius = RADIUS / scale;
    const built = new Supercluster<{ readonly id: number }>({ radius, maxZoom: CLOSEST });
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
  }, [markers, scale]);
  const features = useMemo(() => featuresIn(index, view), [index, view]);
  const byId = useMemo(() => new Map(markers.map((marker) => [marker.id, marker])), [markers]);
  const alone = new Set(features.map(({ properties }) => ('cluster' in properties ? null : properties.id)));
  const covered = useMemo(
    () => [
      ...features.map(({ geometry, properties }): Covered => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return { lat, lng, by: 'cluster' in properties ? 'cluster' : 'pin' };
      }),
      ...markers.flatMap(({ lat, lng, selected = false }) =>
        selected ? [{ lat, lng, by: 'pin' } as const] : [],
      ),
    ],
    [features, markers],
  );
  return (
    <>
      <NamesLayer covered={covered} />
      {features.map(({ geometry, properties }) => {
        if (!('cluster' in properties)) return null;
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: id, point_count: count } = properties;
        const joined = index
          .getLeaves(id, Infinity)
          .flatMap(({ properties: leaf }) => byId.get(leaf.id) ?? []);
        return (
          <Marker
            key={`${String(id)} ${String(count)}`}
            position={{ lat, lng }}
            icon={bubble(count)}
            title={clusterTitle(joined)}
            eventHandlers={whenPressed(() => {
              showAll(map, joined, index.getClusterExpansionZoom(id));
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

/** The clusters and single pins of a view, at the largest zoom at which they are few enough to draw. */
function featuresIn(
  index: Supercluster<{ readonly id: number }>,
  { zoom, bounds }: ReturnType<typeof viewOf>,
) {
  const box: [number, number, number, number] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ];
  for (let level = Math.floor(zoom); level > 0; level -= 1) {
    const features = index.getClusters(box, level);
    if (features.length <= MOST_DRAWN) return features;
  }
  return index.getClusters(box, 0);
}

/** Pixels between the pins of an opened cluster and the map's edge. */
const EDGE = 48;

/**
 * Shows all pins of a cluster, each by itself where they are far enough from each other. The cluster is then gone: the
 * focus moves to the map, whose next stops are its pins.
 * @param splits zoom at which the cluster falls apart
 */
function showAll(map: LeafletMap, joined: readonly MapMarker[], splits: number): void {
  const bounds = latLngBounds(joined.map(({ lat, lng }) => [lat, lng]));
  const zoom = Math.max(splits, map.getBoundsZoom(bounds, false, point(2 * EDGE, 2 * EDGE)));
  map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
  map.getContainer().focus({ preventScroll: true });
}

const SIDE = 40;

const bubble = (count: number) =>
  divIcon({
    className: classes.cluster,
    html: `<span aria-hidden="true">${String(count)}</span>`,
    iconSize: [SIDE, SIDE],
    iconAnchor: [SIDE / 2, SIDE / 2],
  });
