import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { catalogsMachine } from '#machines/catalogs/catalogs.machine.ts';
import { networkOrdersMachine } from '#machines/network-orders/network-orders.machine.ts';
import { networkQuotesMachine } from '#machines/network-quotes/network-quotes.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import type { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { NO_RUN } from '#machines/support/switch-run.ts';
import { usersMachine } from '#machines/users/users.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf, type Progress } from '#src/actor-hooks/progress-of.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import type { User } from '#src/api/contract/user.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { RouteId } from '#src/config/routes.ts';
import type { PaletteGroup } from '../entries.ts';
import { recordGroups } from './record-groups.ts';

/** A list that the palette searches. */
export interface Source {
  /** Only people who may see this route search the list. */
  readonly needs: RouteId;
  /** As in "No pudimos buscar en tus cotizaciones". */
  readonly name: string;
  readonly progress: Progress;
  /** Why the newest load failed; null when it did not. */
  readonly error: ApiError | null;
  readonly load: () => void;
  readonly cancel: () => void;
}

/** The state in which a list waits until the palette opens. */
const WAITS = { value: 'idle', context: { query: { input: {} }, data: null, error: null } } as const;
const USERS_WAIT = {
  value: { list: 'ready', changes: 'quiet' },
  context: { users: null, error: null, newer: null, run: NO_RUN },
} as const;

function useList<Data>(
  needs: RouteId,
  name: string,
  machine: ReturnType<typeof createResourceMachine<Data, InputOf<'quotes'>>>,
): Source & { readonly data: Data | null } {
  const actor = useActorRef(machine, { ...useActorSurroundings(), snapshot: machine.resolveState(WAITS) });
  const snapshot = useSelector(actor, (state) => state);
  return {
    needs,
    name,
    data: snapshot.context.data,
    progress: progressOf(snapshot),
    error: snapshot.matches('failed') ? snapshot.context.error : null,
    load: () => {
      actor.send({ type: 'resource.load', input: {} });
    },
    cancel: () => {
      actor.send({ type: 'resource.cancel' });
    },
  };
}

function useUsers(): Source & { readonly data: readonly User[] | null } {
  const actor = useActorRef(usersMachine, {
    ...useActorSurroundings(),
    snapshot: usersMachine.resolveState(USERS_WAIT),
  });
  const snapshot = useSelector(actor, (state) => state);
  return {
    needs: 'users',
    name: 'los usuarios',
    data: snapshot.context.users,
    progress: progressOf(snapshot),
    error: snapshot.matches({ list: 'failed' }) ? snapshot.context.error : null,
    load: () => {
      actor.send({ type: 'users.load' });
    },
    cancel: () => {
      actor.send({ type: 'users.cancel' });
    },
  };
}

/**
 * The records that the palette searches. Each time it opens, the lists that the person may see load again; what loaded
 * before stays.
 */
export function useRecords(isOpen: boolean, offered: (route: RouteId) => boolean) {
  const quotes = useList('quotes', 'tus cotizaciones', quotesMachine);
  const networkQuotes = useList('quotesAdmin', 'las cotizaciones de tu red', networkQuotesMachine);
  const orders = useList('orders', 'tus órdenes', ordersMachine);
  const networkOrders = useList('ordersAdmin', 'las órdenes de tu red', networkOrdersMachine);
  const users = useUsers();
  const catalogs = useList('catalogLists', 'las telas', catalogsMachine);
  const all: readonly Source[] = [quotes, networkQuotes, orders, networkOrders, users, catalogs];
  const sources = all.filter(({ needs }) => offered(needs));
  const load = useEffectEvent(() => {
    for (const source of sources) source.load();
  });
  // Which lists are offered is known only after the person has loaded.
  const offeredNow = sources.map(({ needs }) => needs).join(' ');
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, offeredNow]);
  const groups: readonly PaletteGroup[] = useMemo(
    () =>
      recordGroups({
        quotes: quotes.data,
        networkQuotes: networkQuotes.data,
        orders: orders.data,
        networkOrders: networkOrders.data,
        users: users.data,
        catalogs: catalogs.data,
      }),
    [quotes.data, networkQuotes.data, orders.data, networkOrders.data, users.data, catalogs.data],
  );
  return { groups, sources };
}
