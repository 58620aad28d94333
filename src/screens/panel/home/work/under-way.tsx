import { useActorRef } from '@xstate/react';
import { ordersMachine } from '#machines/orders.machine.ts';
import { quotesMachine } from '#machines/quotes.machine.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { ResourceView } from '../../../support/resource-view.tsx';
import { useConfig } from '../../../support/services.ts';
import { aboutToExpire } from './about-to-expire.ts';
import { Card } from './card.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { Stages } from './stages.tsx';
import classes from './work.module.css';
import { YearOfOrders } from './year-of-orders.tsx';

/** Quotes and orders, each list with its own fate. */
export function UnderWay() {
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
