import { Button, Paper, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { SampleRequest } from '#src/api/contract/assumed/samples.ts';
import { useToday } from '#src/browser/use-today.ts';
import { endOfDay } from '#src/config/end-of-day.ts';
import { newQuoteHref } from '#src/features/quotes/quoter-links.ts';
import { isoDay } from '#src/format/dates.ts';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { HomeSection } from '../home-section.tsx';
import classes from './inbox.module.css';
import { TodoRow } from './todo-row.tsx';
import type { Todo } from './todo.ts';
import { whatsNext } from './whats-next.ts';

/** How many are shown at first. */
const MOST = 6;

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

/** What waits for the person, the newest cause first, each with its action. Each list loads and fails on its own. */
export function Inbox({ quotes, orders, samples, maker, isOwn }: InboxProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const actor = useActorRef(inboxMachine, useActorSurroundings());
  const { aside, last } = useSelector(actor, ({ context }) => context);
  const isUndoable = useSelector(actor, (snapshot) => snapshot.matches('undoable'));
  const [isWhole, setWhole] = useState(false);
  const ofQuotes = useSelector(quotes, ({ context }) => context.data);
  const ofOrders = useSelector(orders, ({ context }) => context.data);
  const ofSamples = useSelector(samples, (snapshot) => snapshot?.context.data ?? []);
  const all = whatsNext(
    { quotes: ofQuotes ?? [], orders: ofOrders ?? [], samples: ofSamples },
    { maker, timeZone, now },
  );
  const waiting = all.filter(
    ({ key, why }) =>
      !aside.some((one) => one.key === key && one.cause === why && (one.until === null || one.until > now)),
  );
  const setAside = ({ key, why }: Todo, until: number | null) => {
    actor.send({ type: 'inbox.setAside', item: { key, cause: why, until } });
  };
  return (
    <HomeSection title="Qué sigue">
      <Paper p="lg" className={classes.room}>
        <Stack gap="sm">
          <ResourceView actor={quotes} loading="Cargando las cotizaciones…">
            {nothing}
          </ResourceView>
          <ResourceView actor={orders} loading="Cargando las órdenes…">
            {nothing}
          </ResourceView>
          {samples === undefined ? null : (
            <ResourceView actor={samples} loading="Cargando las muestras…">
              {nothing}
            </ResourceView>
          )}
          <div role="status" className={layout.optional}>
            {isUndoable ? (
              <ActionNote
                text={last?.until === null ? 'Listo: lo quitamos de aquí.' : 'Te lo recordamos mañana.'}
              >
                <button
                  type="button"
                  className={buttonClass('small')}
                  onClick={() => {
                    actor.send({ type: 'inbox.undo' });
                  }}
                >
                  Deshacer
                </button>
                <button
                  type="button"
                  className={buttonClass('small')}
                  onClick={() => {
                    actor.send({ type: 'inbox.dismiss' });
                  }}
                >
                  Entendido
                </button>
              </ActionNote>
            ) : null}
          </div>
          <Stack component="ul" gap={0}>
            {(isWhole ? waiting : waiting.slice(0, MOST)).map((todo) => (
              <TodoRow
                key={todo.key}
                todo={todo}
                isOwn={isOwn}
                now={now}
                onDone={() => {
                  setAside(todo, null);
                }}
                onTomorrow={() => {
                  setAside(todo, endOfDay(isoDay(now, timeZone), timeZone));
                }}
              />
            ))}
          </Stack>
          {waiting.length > MOST && !isWhole ? (
            <Button
              variant="default"
              onClick={() => {
                setWhole(true);
              }}
            >
              Ver {String(waiting.length - MOST)} más
            </Button>
          ) : null}
          {waiting.length === 0 && ofQuotes !== null && ofOrders !== null ? (
            <Text c="dimmed">
              Nada espera por ti. <Link to={newQuoteHref()}>Haz una cotización</Link>
            </Text>
          ) : null}
        </Stack>
      </Paper>
    </HomeSection>
  );
}
