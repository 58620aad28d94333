import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { ShopMapProps } from './shop-map-props.ts';
import classes from './shop-map.module.css';

/** The map loads only where it is shown; if it cannot be fetched, the page works without it. */
const DrawnMap = lazy(() =>
  import('./drawn/drawn-map.tsx').then(
    (module) => ({ default: module.DrawnMap }),
    () => ({ default: Missing }),
  ),
);

const never = () => () => undefined;

/** Pages are also rendered at build time, where there is no window for a map. */
const useHasWindow = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface Props extends ShopMapProps {
  /** Whether loading must wait. @default false */
  readonly isHeld?: boolean;
  /** Shown while the map loads. @default a text that says so */
  readonly picture?: ReactNode;
}

/**
 * A map of Mexico that fills its frame: drawn from our own data, or from the deployment's tile server. It can be moved
 * with the keyboard, but its information must also be on the page as text.
 */
export function ShopMap({ isHeld = false, picture, ...props }: Props) {
  const coming = picture ?? <p className={classes.coming}>Trazando el mapa…</p>;
  const hasWindow = useHasWindow();
  return (
    <div className={classes.frame}>
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
    <p role="status" className={classes.coming}>
      No pudimos traer el mapa. Lo demás de esta página funciona sin él.
    </p>
  );
}
