import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isLeaving, reportMissingScript } from './missing-script.ts';

interface Loaded<P> {
  readonly default: ComponentType<P>;
}

/**
 * A part of a page that loads when it is needed. When its script is missing and the page is not reloaded for it, the
 * person is told, and the rest of the page goes on.
 * @param missing shown in its place when it is missing
 */
export const lazyPart = <P>(
  load: () => Promise<Loaded<P>>,
  missing: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().catch((): Loaded<P> => {
      if (!isLeaving()) reportMissingScript();
      return { default: missing };
    }),
  );
