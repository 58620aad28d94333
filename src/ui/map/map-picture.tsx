import classes from './map-picture.module.css';
import { onPicture, PICTURE_SIZE } from './picture-bounds.ts';
import { isOnMap, type Place } from './place.ts';
import type { MapView } from './shop-map-props.ts';

/** Center of the map when it shows all of Mexico. */
const MIDDLE = { lat: 23.85, lng: -102.55 };

/** Width of the world at zoom 0, in pixels. */
const WORLD_PX = 256;
const WORLD_DEGREES = 360;

/** Dots drawn at most: a picture of very many places is drawn with every second, third, nth of them. */
const MOST_DOTS = 500;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface MapPictureProps {
  readonly label: string;
  /** The part of the map to show. @default all of Mexico */
  readonly view?: MapView | null;
  readonly markers?: readonly (Place & { readonly id: number; readonly selected?: boolean })[];
}

/** The static map: land, and a dot for each marker, or for some of very many. It loads no map library. */
export function MapPicture({ label, view = null, markers = [] }: MapPictureProps) {
  const nth = Math.ceil(markers.length / MOST_DOTS);
  const drawn = markers.filter(
    (marker, at) => isOnMap(marker) && (at % nth === 0 || marker.selected === true),
  );
  const middle = onPicture(view?.center ?? MIDDLE);
  const inlineSize =
    view === null
      ? undefined
      : `${((PICTURE_SIZE.width * WORLD_PX * 2 ** view.zoom) / WORLD_DEGREES).toFixed(0)}px`;
  return (
    <div className={classes.picture} role="img" aria-label={label}>
      <div
        className={classes.world}
        style={{
          aspectRatio: `${String(PICTURE_SIZE.width)} / ${PICTURE_SIZE.height.toFixed(3)}`,
          inlineSize,
          translate: `${percent(-middle.x)} ${percent(-middle.y)}`,
        }}
      >
        <div className={classes.abroad} />
        <div className={classes.shore}>
          <div className={classes.land} />
        </div>
        {drawn.map((marker) => {
          const { x, y } = onPicture(marker);
          return (
            <span
              key={marker.id}
              className={classes.dot}
              style={{ insetBlockStart: percent(y), insetInlineStart: percent(x) }}
            />
          );
        })}
      </div>
    </div>
  );
}
