import { site } from '#src/config/site.ts';
import { MapPicture } from '#src/ui/map/map-picture.tsx';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { useConfig } from '../../support/services.ts';
import { useAlive } from '../../support/use-alive.ts';
import classes from './contact.module.css';

/** Streets with tiles; without them the state around the shop, which is all that the drawing knows. */
const ZOOM = { tiles: 15, drawing: 6 } as const;

/** Where the shop stands. The address beside it says the same. */
export function ShopOnMap() {
  const { mapTiles } = useConfig();
  const shown = {
    label: `Mapa con la tienda de ${site.brand}`,
    view: { center: site.location, zoom: mapTiles ? ZOOM.tiles : ZOOM.drawing },
    markers: [{ id: 1, ...site.location, title: site.brand, selected: true }],
  };
  return (
    <div className={classes['map']}>
      <ShopMap {...shown} isHeld={!useAlive()} picture={<MapPicture {...shown} />} tiles={mapTiles} />
    </div>
  );
}
