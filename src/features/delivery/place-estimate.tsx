import { Suspense } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { site } from '#src/config/site.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { Piece } from './answer/place-answer.tsx';
import { PlaceLine } from './place-line.tsx';
import { usePlace } from './use-place.ts';

const PlaceAnswer = lazyPart(
  () => import('./answer/place-answer.tsx').then((module) => ({ default: module.PlaceAnswer })),
  () => null,
);

interface PlaceEstimateProps {
  /** Whose day is said too. @default none: the screen says it itself */
  readonly piece?: Piece;
}

/** Where things are delivered, and for what freight, by the shop's table; nothing without one. */
export function PlaceEstimate({ piece }: PlaceEstimateProps) {
  const place = usePlace();
  if (site.delivery === undefined) return null;
  return (
    <div className={layout.stack} data-gap="small">
      <PlaceLine />
      <div role="status" className={layout.optional}>
        {place === null ? null : (
          <Suspense>
            <PlaceAnswer place={place} piece={piece} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
