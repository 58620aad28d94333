import { Paper, Stack } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import type { User } from '#src/api/contract/user.ts';
import { useToday } from '#src/browser/use-today.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import type { ResourceActor } from '#src/remote-data/resource-view.tsx';
import { HomeSection } from '../home-section.tsx';
import { InOrder } from './in-order.tsx';
import classes from './inbox.module.css';
import { TodoList } from './todo-list.tsx';
import { UndoNote } from './undo-note.tsx';

interface InboxProps {
  readonly quotes: ResourceActor<readonly SavedQuote[]>;
  readonly orders: ResourceActor<readonly SavedOrder[]>;
  /** Requests for samples; missing for who sends none. */
  readonly samples?: ResourceActor<readonly SampleRequest[]>;
  /** The accounts and the files to download; missing for who does not administer. */
  readonly accounts?: ResourceActor<readonly User[]>;
  readonly files?: ResourceActor<readonly Publication[]>;
  /** Whose quotes wait; null for every maker's. */
  readonly maker: number | null;
  /** Whether it is the person's own work; else the network's. */
  readonly isOwn: boolean;
}

interface Listed<Row> {
  readonly context: { readonly data: readonly Row[] | null };
}

const rowsIn = <Row,>(snapshot: Listed<Row> | undefined): readonly Row[] | null =>
  snapshot?.context.data ?? null;

/** What waits for the person, the newest cause first, each with its action. A list that fails leaves the others. */
export function Inbox({ quotes, orders, samples, accounts, files, maker, isOwn }: InboxProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const actor = useActorRef(inboxMachine, useActorSurroundings());
  const aside = useSelector(actor, ({ context }) => context.aside);
  const ofQuotes = useSelector(quotes, ({ context }) => context.data);
  const ofOrders = useSelector(orders, ({ context }) => context.data);
  const ofSamples = useSelector(samples, rowsIn);
  const ofAccounts = useSelector(accounts, rowsIn);
  const ofFiles = useSelector(files, rowsIn);
  const waiting = whatsNext(
    {
      ...{ quotes: ofQuotes ?? [], orders: ofOrders ?? [], samples: ofSamples ?? [] },
      ...{ accounts: ofAccounts ?? [], files: ofFiles ?? [] },
    },
    { maker, isOwn, timeZone, now },
    aside,
  );
  const isKnown = ofQuotes !== null && ofOrders !== null;
  const lists = [
    { actor: quotes, loading: 'Cargando las cotizaciones…' },
    { actor: orders, loading: 'Cargando las órdenes…' },
    ...(samples === undefined ? [] : [{ actor: samples, loading: 'Cargando las muestras…' }]),
    ...(accounts === undefined ? [] : [{ actor: accounts, loading: 'Cargando las cuentas…' }]),
    ...(files === undefined ? [] : [{ actor: files, loading: 'Cargando los archivos…' }]),
  ];
  return (
    <HomeSection title="Qué sigue" place="main">
      <Paper p="lg" className={classes.room}>
        <Stack gap="sm">
          <InOrder lists={lists}>
            <UndoNote actor={actor} />
            {isKnown || waiting.length > 0 ? (
              <TodoList
                todos={waiting}
                isOwn={isOwn}
                now={now}
                onAside={({ key, why }, until) => {
                  actor.send({ type: 'inbox.setAside', item: { key, cause: why, until } });
                }}
              />
            ) : null}
          </InOrder>
        </Stack>
      </Paper>
    </HomeSection>
  );
}
