import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { hasRole } from '#src/config/permissions.ts';

/** It loads once it is known whose news it is. Without its script the panel goes on as it is. */
const NewsWatch = lazyPart(
  () => import('./news-watch.tsx').then((module) => ({ default: module.NewsWatch })),
  () => null,
);

/** The bell with the news of whoever is logged in. */
export function News() {
  return (
    <Suspense>
      <OfPerson />
    </Suspense>
  );
}

function OfPerson() {
  const { session } = useServices();
  const person = useSelector(session, ({ context }) => context.user?.id ?? null);
  const seesAll = useSelector(session, ({ context }) => hasRole(context.user, 'administrador'));
  return person === null ? null : (
    <NewsWatch key={`${String(person)} ${String(seesAll)}`} person={person} seesAll={seesAll} />
  );
}
