import type { LatLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapView } from '../shop-map-props.ts';

interface FollowViewProps {
  readonly view: MapView | null;
  /** The view when none is requested. */
  readonly whole: LatLngBounds;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves of at most this many pixels are skipped. */
const LEAST_MOVE_PX = 1;

/** Moves the map to the requested view. */
export function FollowView({ view, whole }: FollowViewProps) {
  const map = useMap();
  const { lat = null, lng = null } = view?.center ?? {};
  const zoom = view?.zoom ?? null;
  // The map was created with this view.
  const last = useRef(`${String(lat)},${String(lng)},${String(zoom)}`);
  useEffect(() => {
    const asked = `${String(lat)},${String(lng)},${String(zoom)}`;
    if (last.current === asked) return;
    last.current = asked;
    const animate = !isStill();
    if (lat === null || lng === null || zoom === null) {
      map.fitBounds(whole, { animate });
      return;
    }
    const nearest = Math.min(zoom, map.getMaxZoom());
    const off = map.latLngToContainerPoint({ lat, lng }).distanceTo(map.getSize().divideBy(2));
    if (nearest === map.getZoom() && off <= LEAST_MOVE_PX) return;
    map.setView({ lat, lng }, nearest, { animate });
  }, [map, lat, lng, zoom, whole]);
  return null;
}
