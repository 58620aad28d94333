import type { LatLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapView } from './shop-map-props.ts';

interface FollowViewProps {
  readonly view: MapView | null;
  /** Where it looks when it is asked for no view. */
  readonly whole: LatLngBounds;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Less than a hand can see. */
const A_PIXEL = 1;

/** Takes the map to where it is asked to look, unless it is there. */
export function FollowView({ view, whole }: FollowViewProps) {
  const map = useMap();
  const { lat = null, lng = null } = view?.center ?? {};
  const zoom = view?.zoom ?? null;
  // The map has begun there.
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
    if (nearest === map.getZoom() && off <= A_PIXEL) return;
    map.setView({ lat, lng }, nearest, { animate });
  }, [map, lat, lng, zoom, whole]);
  return null;
}
