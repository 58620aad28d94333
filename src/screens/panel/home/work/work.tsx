import { Paper, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { hasRole } from '#src/config/permissions.ts';
import { useVisitCount } from '#src/features/news/visits.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import classes from './work.module.css';

/** They load after the counters are shown. */
const OwnWork = lazyPart(
  () => import('./open-work.tsx').then((module) => ({ default: module.OwnWork })),
  () => null,
);
const NetworkWork = lazyPart(
  () => import('./open-work.tsx').then((module) => ({ default: module.NetworkWork })),
  () => null,
);

/**
 * What waits for the person, and work in progress: open quotes, orders by stage, and orders of the last year; an
 * administrator sees the network's.
 */
export function Work() {
  const turns = useVisitCount();
  const { session } = useServices();
  const isArriving = useSelector(session, (snapshot) =>
    snapshot.matches({ authenticated: { loading: 'brisk' } }),
  );
  const seesAll = useSelector(session, ({ context }) => hasRole(context.user, 'administrador'));
  const room = (
    <>
      <div data-place="main">
        <Title order={2} mb="md">
          Qué sigue
        </Title>
        <Paper p="lg" className={classes.inbox}>
          <Waiting label="Viendo qué sigue…" />
        </Paper>
      </div>
      <div className={classes.room} />
    </>
  );
  if (isArriving) return room;
  const Shown = seesAll ? NetworkWork : OwnWork;
  return (
    <Suspense fallback={room}>
      <Shown key={turns} />
    </Suspense>
  );
}
