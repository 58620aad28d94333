import { Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Suspense, useId } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { hasRole } from '#src/config/permissions.ts';
import { useVisitCount } from '#src/features/news/visits.tsx';
import layout from '#src/ui/styles/layout.module.css';
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

/** Work in progress: open quotes, orders by stage, and orders of the last year; an administrator sees the network's. */
export function Work() {
  const titleId = useId();
  const turns = useVisitCount();
  const { session } = useServices();
  const isArriving = useSelector(session, (snapshot) =>
    snapshot.matches({ authenticated: { loading: 'brisk' } }),
  );
  const seesAll = useSelector(session, ({ context }) => hasRole(context.user, 'administrador'));
  const room = <div className={cx(layout.stack, classes.work)} />;
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} mb="md" id={titleId}>
        {seesAll ? 'En curso en tu red' : 'En curso'}
      </Title>
      <Suspense fallback={room}>
        {isArriving ? room : seesAll ? <NetworkWork key={turns} /> : <OwnWork key={turns} />}
      </Suspense>
    </section>
  );
}
