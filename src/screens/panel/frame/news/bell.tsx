import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { bellMachine, unseenIn } from '#machines/bell/bell.machine.ts';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import { useToday } from '#src/browser/use-today.ts';
import { href } from '#src/config/routes.ts';
import { notSetAside } from '#src/features/todos/not-set-aside.ts';
import { todoPath } from '#src/features/todos/todo-path.ts';
import { tellTodo } from '#src/features/todos/todo-text.ts';
import type { Todo } from '#src/features/todos/todo.ts';
import { whatsNext } from '#src/features/todos/whats-next.ts';
import { counted } from '#src/format/words.ts';
import { IconBell } from '#src/ui/icons.ts';
import classes from './bell.module.css';

/** How many the menu shows. */
const MOST = 7;

interface BellProps {
  /** The id of who is logged in. */
  readonly person: number;
  /** Whether they see the network's work; else their own. */
  readonly seesAll: boolean;
}

/** How much waits for the person that they have not seen, and a menu of the newest of what waits. */
export function Bell({ person, seesAll }: BellProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const surroundings = useActorSurroundings();
  const actor = useActorRef(bellMachine, surroundings);
  const inbox = useActorRef(inboxMachine, surroundings);
  const aside = useSelector(inbox, ({ context }) => context.aside);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const unseen = useSelector(actor, ({ context }) => unseenIn(context).length);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const isTold = useSelector(actor, (snapshot) => snapshot.matches({ closed: 'told' }));
  const isShown = useMatch({ path: href('panel'), end: true }) !== null;
  const button = useRef<HTMLButtonElement>(null);
  const quotes = seesAll ? rows.networkQuotes : rows.quotes;
  const orders = seesAll ? rows.networkOrders : rows.orders;
  const isKnown = quotes !== undefined && orders !== undefined;
  const work = { quotes: quotes ?? [], orders: orders ?? [], samples: rows.sampleRequests ?? [] };
  const viewer = { maker: seesAll ? person : null, isOwn: !seesAll, timeZone, now };
  const todos = notSetAside(whatsNext(work, viewer), aside, now);
  const tell = useEffectEvent(() => {
    if (!isKnown) return;
    actor.send({ type: 'bell.waits', waits: todos.map(({ key, why }) => ({ key, cause: why })), isShown });
  });
  const waiting = isKnown ? todos.map(({ key, why }) => `${key} ${why}`).join() : null;
  useEffect(() => {
    tell();
  }, [waiting, isShown]);
  const close = () => {
    actor.send({ type: 'bell.close' });
  };
  useBackCloses(isOpen, () => {
    close();
    button.current?.focus();
  });
  const label = unseen === 0 ? 'Avisos' : `Avisos: ${counted(unseen, 'nuevo', 'nuevos')}`;
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={(opened) => {
          actor.send({ type: opened ? 'bell.open' : 'bell.close' });
        }}
        // Keeps the menu in the landmark of its button.
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        position="bottom-end"
        width="min(22rem, calc(100vw - 1rem))"
        shadow="md"
        offset={6}
        classNames={{ dropdown: classes.dropdown, divider: classes.divider, item: classes.item }}
      >
        <Menu.Target>
          <button ref={button} type="button" className={classes.button} aria-label={label}>
            <IconBell size={20} stroke={1.5} aria-hidden />
            {unseen === 0 ? null : (
              <span aria-hidden className={classes.count}>
                {unseen > 99 ? '99+' : unseen}
              </span>
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown aria-label="Avisos">
          {todos.length === 0 || !isKnown ? (
            <Menu.Label className={classes.none}>
              {isKnown ? 'Nada espera por ti.' : 'Todavía no sabemos qué hay de nuevo.'}
            </Menu.Label>
          ) : (
            todos
              .slice(0, MOST)
              .map((todo) => <BellItem key={todo.key} todo={todo} viewer={viewer} isOwn={!seesAll} />)
          )}
          <Menu.Divider />
          <Menu.Item component={Link} to={href('panel')}>
            Ver todo
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <span role="status" className="visually-hidden">
        {isTold && unseen > 0 ? label : ''}
      </span>
    </>
  );
}

interface BellItemProps {
  readonly todo: Todo;
  readonly viewer: Parameters<typeof tellTodo>[1];
  readonly isOwn: boolean;
}

function BellItem({ todo, viewer, isOwn }: BellItemProps) {
  const { name, sentence } = tellTodo(todo, viewer);
  return (
    <Menu.Item component={Link} to={todoPath(todo, isOwn)}>
      <span translate="no" className={classes.name}>
        {name}
      </span>{' '}
      <span className={classes.sentence}>{sentence}</span>
    </Menu.Item>
  );
}
