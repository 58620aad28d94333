import { Suspense } from 'react';
import { lazyPart } from '#src/page/lazy-part.ts';
import { useHydrated } from '#src/page/use-hydrated.ts';
import { heartClass, type HeartProps } from './favourites/heart-look.ts';

const HeartButton = lazyPart<HeartProps>(
  () => import('./favourites/heart-button.tsx').then((module) => ({ default: module.HeartButton })),
  () => null,
);

/** Keeps a product in a colour among the favourites of this browser. Prerendered pages hold its place. */
export function Heart(props: HeartProps) {
  // A corner is over a picture: nothing moves when it appears.
  const place =
    props.look === 'corner' ? null : (
      <span aria-hidden="true" className={heartClass(props.look)}>
        Me gusta
      </span>
    );
  if (!useHydrated()) return place;
  return (
    <Suspense fallback={place}>
      <HeartButton {...props} />
    </Suspense>
  );
}
