import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { useNear } from '#src/ui/near/use-near.ts';
import { OPINIONS_ID } from './opinions-id.ts';

const LoadedOpinions = lazyPart<{ readonly variant: Variant }>(
  () => import('./loaded-opinions.tsx').then((module) => ({ default: module.LoadedOpinions })),
  () => null,
);

/** What verified buyers say of a product, once this part of the page is near; nothing where the server has none. */
export function Opinions({ variant }: { readonly variant: Variant }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isNamed = useHydrated() && hash === `#${OPINIONS_ID}`;
  const isNear = useNear(place);
  return (
    <div ref={place}>
      {isNear || isNamed ? (
        <Suspense>
          <LoadedOpinions key={variant.slug} variant={variant} />
        </Suspense>
      ) : null}
    </div>
  );
}
