import { useActorRef } from '@xstate/react';
import { ordersMachine } from '#machines/orders.machine.ts';
import { quotesMachine } from '#machines/quotes.machine.ts';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { ResourceView } from '#src/kit/remote/resource-view.tsx';
import { useConfig } from '#src/services/services.ts';
import { aboutToExpire } from './about-to-expire.ts';
import { Card } from './card.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { Stages } from './stages.tsx';
import classes from './work.module.css';
import { YearOfOrders } from './year-of-orders.tsx';

/** Cards about open quotes and orders; each list loads and fails separately. */
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
