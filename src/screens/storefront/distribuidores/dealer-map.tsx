import { useMemo, type Ref } from 'react';
import type { Position } from '#machines/near-me/near-me.machine.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { useHasInteracted } from '#src/browser/use-has-interacted.ts';
import { distanceKm } from '#src/ui/map/distance-km.ts';
import { MapPicture } from '#src/ui/map/map-picture.tsx';
import type { Place } from '#src/ui/map/place.ts';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { centreOf } from './centre-of.ts';
import { DealerCaption } from './dealer-caption.tsx';
import classes from './dealers.module.css';
import { pointOf, type FoundDealer } from './find-dealers.ts';

interface DealerMapProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly found: readonly FoundDealer[];
  readonly chosen: Dealer | null;
  /** Where the person is or looks; null when unknown. */
  readonly from: Position | null;
  /** The selected state; null for all. */
  readonly area: string | null;
  readonly onChoose: (id: number) => void;
  /** Goes to the selected dealer in the list. */
  readonly onDetails: () => void;
  /** Selects none. */
  readonly onClose: () => void;
}

/** Zoom for a person, a state and a dealer; a drawn map has towns, but no streets. */
const ZOOM = { near: 9, area: 7, dealer: { drawn: 7, tiles: 11 } } as const;

/** Kilometres around their middle within which dealers fit a map of their city. */
const CITY_KM = 40;

/** Whether all dealers are of one city. */
function areNear(markers: readonly Place[]): boolean {
  if (markers.length === 0) return false;
  const centre = centreOf(markers);
  return markers.every((marker) => distanceKm(centre, marker) < CITY_KM);
}

/** The dealers on a map. The list offers everything that the map can do. */
export function DealerMap({ ref, found, chosen, from, area, onChoose, ...caption }: DealerMapProps) {
  const { mapTiles } = useConfig();
  const markers = useMemo(
    () =>
      found.flatMap(({ dealer }) => {
        const point = pointOf(dealer);
        return point === null
          ? []
          : [
              {
                id: dealer.id,
                ...point,
                title: dealer.name ?? 'Distribuidor',
                place: { town: dealer.municipality, state: dealer.state },
                selected: dealer.id === chosen?.id,
              },
            ];
      }),
    [found, chosen],
  );
  const view = useMemo(() => {
    const point = chosen && pointOf(chosen);
    if (point) return { center: point, zoom: ZOOM.dealer[mapTiles === null ? 'drawn' : 'tiles'] };
    if (area !== null && markers.length > 0) return { center: centreOf(markers), zoom: ZOOM.area };
    if (from === null && areNear(markers)) return { center: centreOf(markers), zoom: ZOOM.near };
    return from === null ? null : { center: from, zoom: ZOOM.near };
  }, [chosen, area, from, mapTiles, markers]);
  const shown = { label: 'Mapa de distribuidores', view, markers };
  return (
    <div ref={ref} className={classes.map} tabIndex={-1}>
      <ShopMap
        {...shown}
        isHeld={!useHasInteracted()}
        picture={<MapPicture {...shown} />}
        tiles={mapTiles}
        from={from}
        clustered
        onSelect={onChoose}
      />
      {chosen === null ? null : <DealerCaption dealer={chosen} {...caption} />}
    </div>
  );
}
