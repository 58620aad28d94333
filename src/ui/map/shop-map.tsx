import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { ShopMapProps } from './shop-map-props.ts';
import classes from './shop-map.module.css';

/** A page without a map carries none of it; where it cannot be fetched, the page stands without it. */
const DrawnMap = lazy(() =>
  import('./drawn-map.tsx').then(
    (module) => ({ default: module.DrawnMap }),
    () => ({ default: Missing }),
  ),
);

const never = () => () => undefined;

/** Pages are also rendered at build, where there is no window that a map could be drawn in. */
const useHasWindow = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface Props extends ShopMapProps {
  /** Whether the map may not come yet. @default false */
  readonly isHeld?: boolean;
  /** What stands in its place until it is there. @default words that say so */
  readonly picture?: ReactNode;
}

/**
 * A map of Mexico that fills its place: drawn from our own data, or from a tile server's where the deployment names one.
 * It can be moved by the keyboard, but what it says must also stand elsewhere on the page.
 */
export function ShopMap({ isHeld = false, picture, ...props }: Props) {
  const coming = picture ?? <p className={classes['coming']}>Trazando el mapa…</p>;
  const hasWindow = useHasWindow();
  return (
    <div className={classes['frame']}>
      {hasWindow && !isHeld ? (
        <Suspense fallback={coming}>
          <DrawnMap {...props} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}

function Missing() {
  return (
    <p role="status" className={classes['coming']}>
      No pudimos traer el mapa. Lo demás de esta página funciona sin él.
    </p>
  );
}
