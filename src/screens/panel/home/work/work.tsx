import { useActorRef } from '@xstate/react';
import { Suspense, useId } from 'react';
import { ordersMachine } from '#machines/orders.machine.ts';
import { quotesMachine } from '#machines/quotes.machine.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { ResourceView } from '../../../support/resource-view.tsx';
import { useConfig } from '../../../support/services.ts';
import { useVisitTurns } from '../../../support/visits.tsx';
import styles from '../home.module.css';
import { aboutToExpire } from './about-to-expire.ts';
import { Card } from './card.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { Stages } from './stages.tsx';
import classes from './work.module.css';
import { YearOfOrders } from './year-of-orders.tsx';

/** What is under way: quotes that soon hold no longer, where orders are, and how the year went. Each list has its own fate. */
export function Work() {
  const titleId = useId();
  const turns = useVisitTurns();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        En curso
      </h2>
      <Suspense fallback={<div className={classes['work']} />}>
        <Lists key={turns} />
      </Suspense>
    </section>
  );
}

function Lists() {
  const surroundings = useActorSurroundings();
  const quotes = useActorRef(quotesMachine, surroundings);
  const orders = useActorRef(ordersMachine, surroundings);
  const { timeZone } = useConfig();
  return (
    <div className={classes['work']}>
      <Card title="Por vencer">
        <ResourceView actor={quotes} loading="Cargando tus cotizaciones…">
          {(list) => <ExpiringList quotes={aboutToExpire(list, timeZone)} />}
        </ResourceView>
      </Card>
      <Card title="Órdenes por etapa">
        <ResourceView actor={orders} loading="Cargando tus órdenes…">
          {(list) => <Stages orders={list} />}
        </ResourceView>
      </Card>
      <Card title="Pedidos de los últimos doce meses" isWide>
        <ResourceView actor={orders} loading="Cargando el año…">
          {(list) => <YearOfOrders orders={list} />}
        </ResourceView>
      </Card>
    </div>
  );
}
