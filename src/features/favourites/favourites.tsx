import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { FAVOURITES_ID } from './favourites-href.ts';

const FavouriteList = lazyPart(
  () => import('./list/favourite-list.tsx').then((module) => ({ default: module.FavouriteList })),
  () => null,
);

/** The favourites of this browser, where the address names them (`#favoritos`). */
export function Favourites() {
  const { hash } = useLocation();
  // The prerendered page does not know the hash of its address.
  const isNamed = useHydrated() && hash === `#${FAVOURITES_ID}`;
  if (!isNamed) return null;
  return (
    <Section id={FAVOURITES_ID} title="Tus favoritos">
      <Suspense fallback={<Waiting label="Buscando tus favoritos…" />}>
        <FavouriteList />
      </Suspense>
    </Section>
  );
}
