import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';

export const zoomOf = (map: LeafletMap): number => map.getZoom();

/**
 * What a map shows, read again after each move and each change of zoom. It listens once: the handlers of `useMapEvents` are
 * away for a moment after each render, in which a move of the page would be missed.
 * @param look the same function at each render
 */
export function useSeen<Seen>(look: (map: LeafletMap) => Seen): Seen {
  const map = useMap();
  const [seen, setSeen] = useState(() => look(map));
  useEffect(() => {
    const see = () => {
      setSeen(look(map));
    };
    map.on('moveend', see);
    // The map may have moved since the first render.
    see();
    return () => {
      map.off('moveend', see);
    };
  }, [map, look]);
  return seen;
}
