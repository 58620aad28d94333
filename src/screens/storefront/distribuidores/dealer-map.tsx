import { useMemo } from 'react';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import type { Whereabouts } from '#machines/near-me.machine.ts';
import { MapPicture } from '#src/ui/map/map-picture.tsx';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { useConfig } from '../../support/services.ts';
import { useAlive } from '../../support/use-alive.ts';
import classes from './dealers.module.css';
import { pointOf, type FoundDealer } from './find-dealers.ts';

interface DealerMapProps {
  readonly found: readonly FoundDealer[];
  readonly chosen: Dealer | null;
  /** Where the person is, or null. */
  readonly from: Whereabouts | null;
  /** The state that is looked at, or null for all. */
  readonly area: string | null;
  readonly onChoose: (id: number) => void;
}

/** How near the map comes to a person, a state, or a dealer. */
const ZOOM = { near: 9, area: 7, dealer: 11 } as const;

/** Where they stand. Everything that it can do, the list beside it can do too. */
export function DealerMap({ found, chosen, from, area, onChoose }: DealerMapProps) {
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
                selected: dealer.id === chosen?.id,
              },
            ];
      }),
    [found, chosen],
  );
  const view = useMemo(() => {
    const point = chosen && pointOf(chosen);
    if (point) return { center: point, zoom: ZOOM.dealer };
    if (area !== null && markers.length > 0) return { center: middleOf(markers), zoom: ZOOM.area };
    return from === null ? null : { center: from, zoom: ZOOM.near };
  }, [chosen, area, from, markers]);
  const shown = { label: 'Mapa de distribuidores', view, markers };
  return (
    <div className={classes['map']}>
      <ShopMap
        {...shown}
        isHeld={!useAlive()}
        picture={<MapPicture {...shown} />}
        tiles={mapTiles}
        clustered
        onSelect={onChoose}
      />
    </div>
  );
}

const middleOf = (points: readonly Whereabouts[]): Whereabouts => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});
