import { useConfig } from '#src/actor-hooks/services.ts';
import { useHasInteracted } from '#src/browser/use-has-interacted.ts';
import { site } from '#src/config/site.ts';
import { MapPicture } from '#src/ui/map/map-picture.tsx';
import { ShopMap } from '#src/ui/map/shop-map.tsx';
import classes from './contact.module.css';

/** Zoom to the streets with map tiles, or to the state on the drawn map. */
const ZOOM = { tiles: 15, drawing: 6 } as const;

/** The shop on a map; the address beside it is the alternative text. */
export function ShopOnMap() {
  const { mapTiles } = useConfig();
  const shown = {
    label: `Mapa con la tienda de ${site.brand}`,
    view: { center: site.location, zoom: mapTiles ? ZOOM.tiles : ZOOM.drawing },
    markers: [{ id: 1, ...site.location, title: site.brand, selected: true }],
  };
  return (
    <div className={classes.map}>
      <ShopMap {...shown} isHeld={!useHasInteracted()} picture={<MapPicture {...shown} />} tiles={mapTiles} />
    </div>
  );
}
