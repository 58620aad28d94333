import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { bellMachine, unseenIn } from '#machines/bell/bell.machine.ts';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useToday } from '#src/browser/use-today.ts';
import { href } from '#src/config/routes.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import { BellButton, bellLabel } from './bell-button.tsx';
import type { BellMenuProps } from './bell-menu.tsx';

const loadMenu = () => import('./bell-menu.tsx').then((module) => ({ default: module.BellMenu }));
const BellMenu = lazyPart<BellMenuProps>(loadMenu, ({ unseen }) => <BellButton unseen={unseen} />);

/** Its failure is told when the menu is needed. */
const loadEarly = () => {
  loadMenu().catch(() => undefined);
};

interface BellProps {
  /** The id of who is logged in. */
  readonly person: number;
  /** Whether they see the network's work; else their own. */
  readonly seesAll: boolean;
}

/** How much waits for the person that they have not seen, and a menu of it, which loads when its button is reached. */
export function Bell({ person, seesAll }: BellProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const surroundings = useActorSurroundings();
  const actor = useActorRef(bellMachine, surroundings);
  const inbox = useActorRef(inboxMachine, surroundings);
  const aside = useSelector(inbox, ({ context }) => context.aside);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const unseen = useSelector(actor, ({ context }) => unseenIn(context).length);
  const isTold = useSelector(actor, (snapshot) => snapshot.matches({ closed: 'told' }));
  const isShown = useMatch({ path: href('panel'), end: true }) !== null;
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  // Once opened it stays: its button keeps the focus.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const quotes = seesAll ? rows.networkQuotes : rows.quotes;
  const orders = seesAll ? rows.networkOrders : rows.orders;
  const viewer = { maker: seesAll ? person : null, isOwn: !seesAll, timeZone, now };
  const todos =
    quotes === undefined || orders === undefined
      ? null
      : whatsNext(
          {
            ...{ quotes, orders, samples: rows.sampleRequests ?? [] },
            ...(seesAll ? { accounts: rows.users ?? [], files: rows.publications ?? [] } : {}),
          },
          viewer,
          aside,
        );
  const tell = useEffectEvent(() => {
    if (todos === null) return;
    actor.send({ type: 'bell.waits', waits: todos.map(({ key, why }) => ({ key, cause: why })), isShown });
  });
  const waiting = todos?.map(({ key, why }) => `${key} ${why}`).join() ?? null;
  useEffect(() => {
    tell();
  }, [waiting, isShown]);
  const button = (
    <BellButton
      unseen={unseen}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={() => {
        actor.send({ type: 'bell.open' });
      }}
    />
  );
  return (
    <>
      {wasOpened ? (
        <Suspense fallback={button}>
          <BellMenu {...{ actor, unseen, todos, viewer }} isOwn={!seesAll} />
        </Suspense>
      ) : (
        button
      )}
      <span role="status" className="visually-hidden">
        {isTold && unseen > 0 ? bellLabel(unseen) : ''}
      </span>
    </>
  );
}
