import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { toMetres, type Place } from '../place.ts';
import type { ShopMapProps } from '../shop-map-props.ts';

type Handlers = Pick<ShopMapProps, 'onPick' | 'onMove'>;

/** Reports clicks and moves of the map to the page. */
export function Reports({ onPick, onMove }: { readonly [K in keyof Handlers]: Handlers[K] | undefined }) {
  const map = useMap();
  const reportPick = useEffectEvent((place: Place) => {
    onPick?.(toMetres(place));
  });
  const reportView = useEffectEvent(() => {
    onMove?.({ center: toMetres(map.getCenter()), zoom: map.getZoom() });
  });
  useEffect(() => {
    const onClick = ({ latlng }: LeafletMouseEvent) => {
      reportPick(latlng);
    };
    const onMoveEnd = () => {
      reportView();
    };
    reportView();
    map.on('click', onClick);
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('click', onClick);
      map.off('moveend', onMoveEnd);
    };
  }, [map]);
  return null;
}
