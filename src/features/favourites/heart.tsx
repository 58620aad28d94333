import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import type { HeartProps } from './heart/heart-button.tsx';

const HeartButton = lazyPart<HeartProps>(
  () => import('./heart/heart-button.tsx').then((module) => ({ default: module.HeartButton })),
  () => null,
);

/**
 * Keeps a product in a colour among the favourites of this browser. It is in the corner of the picture around it, so
 * nothing moves when it appears.
 */
export const Heart = (props: HeartProps) =>
  useHydrated() ? (
    <Suspense>
      <HeartButton {...props} />
    </Suspense>
  ) : null;
