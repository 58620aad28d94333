import { Paper, Stack, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { accountsMachine } from '#machines/accounts/accounts.machine.ts';
import { networkOrdersMachine } from '#machines/network-orders/network-orders.machine.ts';
import { networkQuotesMachine } from '#machines/network-quotes/network-quotes.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { publicationsMachine } from '#machines/publications/publications.machine.ts';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { sampleRequestsMachine } from '#machines/sample-requests/sample-requests.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { countOpen } from '#src/features/quotes/open-quotes.ts';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { HomeSection } from '../home-section.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import { byStage } from './by-stage.ts';
import { CountList } from './count-list.tsx';
import classes from './work.module.css';
import { YearOfOrders } from './year-of-orders.tsx';

interface WorkCardProps {
  readonly title: string;
  /** Whether it fills the row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A titled card of the panel home. */
function WorkCard({ title, isWide = false, children }: WorkCardProps) {
  const titleId = useId();
  return (
    <Paper component="article" p="lg" mih="14rem" data-wide={isWide || undefined} aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={3} id={titleId}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}

/** What waits for the person, and cards about their own open quotes and orders. */
export function OwnWork() {
  const surroundings = useActorSurroundings();
  const quotes = useActorRef(quotesMachine, surroundings);
  const orders = useActorRef(ordersMachine, surroundings);
  return (
    <>
      <Inbox quotes={quotes} orders={orders} maker={null} isOwn />
      <HomeSection title="En curso">
        <Cards quotes={quotes} orders={orders} isOwn />
      </HomeSection>
    </>
  );
}

/** What waits for the shop, and cards about the open quotes and orders of everybody. */
export function NetworkWork() {
  const surroundings = useActorSurroundings();
  const quotes = useActorRef(networkQuotesMachine, surroundings);
  const orders = useActorRef(networkOrdersMachine, surroundings);
  const samples = useActorRef(sampleRequestsMachine, surroundings);
  const accounts = useActorRef(accountsMachine, surroundings);
  const files = useActorRef(publicationsMachine, surroundings);
  const maker = useSelector(useServices().session, ({ context }) => context.user?.id ?? null);
  return (
    <>
      <Inbox {...{ quotes, orders, samples, accounts, files, maker }} isOwn={false} />
      <HomeSection title="En curso en tu red">
        <Cards quotes={quotes} orders={orders} isOwn={false} />
      </HomeSection>
    </>
  );
}

interface CardsProps {
  readonly quotes: ResourceActor<readonly SavedQuote[]>;
  readonly orders: ResourceActor<readonly SavedOrder[]>;
  /** Whether they are the person's own; else the network's. */
  readonly isOwn: boolean;
}

/** Each list loads and fails separately. */
function Cards({ quotes, orders, isOwn }: CardsProps) {
  const { timeZone } = useConfig();
  const whose = isOwn ? 'tus' : 'las';
  return (
    <div className={cx(layout.stack, classes.work)}>
      {isOwn ? null : (
        <WorkCard title="Cotizaciones abiertas">
          <ResourceView actor={quotes} loading="Cargando las cotizaciones…">
            {(list) => <OpenQuotes quotes={list} timeZone={timeZone} />}
          </ResourceView>
        </WorkCard>
      )}
      <WorkCard title="Órdenes por etapa" isWide={isOwn}>
        <ResourceView actor={orders} loading={`Cargando ${whose} órdenes…`}>
          {(list) => <Stages orders={list} isOwn={isOwn} />}
        </ResourceView>
      </WorkCard>
      <WorkCard title="Órdenes de los últimos doce meses" isWide>
        <ResourceView actor={orders} loading="Cargando el año…">
          {(list) => <YearOfOrders orders={list} isOwn={isOwn} />}
        </ResourceView>
      </WorkCard>
    </div>
  );
}

function OpenQuotes({
  quotes,
  timeZone,
}: {
  readonly quotes: readonly SavedQuote[];
  readonly timeZone: string;
}) {
  const counts = countOpen(quotes, timeZone).map(({ status, name, count }) => ({
    name,
    count,
    to: `${href('quotesAdmin')}?estado=${status}`,
  }));
  return <CountList counts={counts} one="cotización" many="cotizaciones" />;
}

function Stages({ orders, isOwn }: { readonly orders: readonly SavedOrder[]; readonly isOwn: boolean }) {
  const counts = byStage(orders, wordsFor(!isOwn)).map(({ group, name, count }) => ({
    name,
    count,
    to: `${href(isOwn ? 'orders' : 'ordersAdmin')}?etapa=${group}`,
  }));
  return <CountList counts={counts} one="orden" many="órdenes" />;
}
