import { Paper, Stack } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import { useToday } from '#src/browser/use-today.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';
import { HomeSection } from '../home-section.tsx';
import classes from './inbox.module.css';
import { TodoList } from './todo-list.tsx';
import { UndoNote } from './undo-note.tsx';

interface InboxProps {
  readonly quotes: ResourceActor<readonly SavedQuote[]>;
  readonly orders: ResourceActor<readonly SavedOrder[]>;
  /** Requests for samples; missing for who sends none. */
  readonly samples?: ResourceActor<readonly SampleRequest[]>;
  /** Whose quotes wait; null for every maker's. */
  readonly maker: number | null;
  /** Whether it is the person's own work; else the network's. */
  readonly isOwn: boolean;
}

const nothing = () => null;

interface Loading {
  readonly context: { readonly data: unknown };
  matches(state: 'loading'): boolean;
}

/** Whether a list was read or has failed; while it loads again it still counts. */
const isSettledIn = (snapshot: Loading): boolean =>
  snapshot.context.data !== null || !snapshot.matches('loading');

/** What waits for the person, the newest cause first, each with its action. A list that fails leaves the others. */
export function Inbox({ quotes, orders, samples, maker, isOwn }: InboxProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const actor = useActorRef(inboxMachine, useActorSurroundings());
  const aside = useSelector(actor, ({ context }) => context.aside);
  const ofQuotes = useSelector(quotes, ({ context }) => context.data);
  const ofOrders = useSelector(orders, ({ context }) => context.data);
  const ofSamples = useSelector(samples, (snapshot) => snapshot?.context.data ?? []);
  const hasQuotes = useSelector(quotes, isSettledIn);
  const hasOrders = useSelector(orders, isSettledIn);
  const hasSamples = useSelector(samples, (snapshot) => snapshot === undefined || isSettledIn(snapshot));
  const waiting = whatsNext(
    { quotes: ofQuotes ?? [], orders: ofOrders ?? [], samples: ofSamples },
    { maker, isOwn, timeZone, now },
    aside,
  );
  const isKnown = ofQuotes !== null && ofOrders !== null;
  // One wait at a time, and rows together: a list that comes later would push what is shown.
  return (
    <HomeSection title="Qué sigue" place="main">
      <Paper p="lg" className={classes.room}>
        <Stack gap="sm">
          <ResourceView actor={quotes} loading="Cargando las cotizaciones…">
            {nothing}
          </ResourceView>
          {hasQuotes ? (
            <ResourceView actor={orders} loading="Cargando las órdenes…">
              {nothing}
            </ResourceView>
          ) : null}
          {hasQuotes && hasOrders && samples !== undefined ? (
            <ResourceView actor={samples} loading="Cargando las muestras…">
              {nothing}
            </ResourceView>
          ) : null}
          <UndoNote actor={actor} />
          {hasQuotes && hasOrders && hasSamples && (isKnown || waiting.length > 0) ? (
            <TodoList
              todos={waiting}
              isOwn={isOwn}
              now={now}
              onAside={({ key, why }, until) => {
                actor.send({ type: 'inbox.setAside', item: { key, cause: why, until } });
              }}
            />
          ) : null}
        </Stack>
      </Paper>
    </HomeSection>
  );
}
