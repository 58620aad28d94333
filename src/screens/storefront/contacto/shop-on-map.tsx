import { site } from '#src/config/site.ts';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import { useConfig } from '../../support/services.ts';
import classes from './contact.module.css';

/** Streets with tiles; without them the state around the shop, which is all that the drawing knows. */
const ZOOM = { tiles: 15, drawing: 6 } as const;

/** Where the shop stands. The address beside it says the same. */
export function ShopOnMap() {
  const { mapTiles } = useConfig();
  return (
    <div className={classes['map']}>
      <ShopMap
        label={`Mapa con la tienda de ${site.brand}`}
        tiles={mapTiles}
        view={{ center: site.location, zoom: mapTiles ? ZOOM.tiles : ZOOM.drawing }}
        markers={[{ id: 1, ...site.location, title: site.brand, selected: true }]}
      />
    </div>
  );
}
