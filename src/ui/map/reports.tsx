import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { toMetres, type Place } from './place.ts';
import type { ShopMapProps } from './shop-map-props.ts';

type Told = Pick<ShopMapProps, 'onPick' | 'onMove'>;

/** Tells the page of what a person does with the map. */
export function Reports({ onPick, onMove }: { readonly [K in keyof Told]: Told[K] | undefined }) {
  const map = useMap();
  const tellPick = useEffectEvent((place: Place) => {
    onPick?.(toMetres(place));
  });
  const tellView = useEffectEvent(() => {
    onMove?.({ center: toMetres(map.getCenter()), zoom: map.getZoom() });
  });
  useEffect(() => {
    const onClick = ({ latlng }: LeafletMouseEvent) => {
      tellPick(latlng);
    };
    const onMoveEnd = () => {
      tellView();
    };
    tellView();
    map.on('click', onClick);
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('click', onClick);
      map.off('moveend', onMoveEnd);
    };
  }, [map]);
  return null;
}
