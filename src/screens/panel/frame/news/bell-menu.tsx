import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { bellMachine } from '#machines/bell/bell.machine.ts';
import { useBackCloses } from '#src/browser/use-back-closes.ts';
import { href } from '#src/config/routes.ts';
import { todoPath } from '#src/features/todos/todo-path.ts';
import { tellTodo } from '#src/features/todos/todo-text.ts';
import type { Todo } from '#src/features/todos/todo.ts';
import menu from '../header-menu.module.css';
import { BellButton } from './bell-button.tsx';
import classes from './bell.module.css';

/** How many the menu shows. */
const MOST = 7;

export interface BellMenuProps {
  readonly actor: ActorRefFrom<typeof bellMachine>;
  readonly unseen: number;
  /** The newest first; null before it is known what waits. */
  readonly todos: readonly Todo[] | null;
  readonly viewer: Parameters<typeof tellTodo>[1];
  /** Whether it is the person's own work; else the network's. */
  readonly isOwn: boolean;
}

/** The bell with its menu of the newest of what waits. */
export function BellMenu({ actor, unseen, todos, viewer, isOwn }: BellMenuProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const button = useRef<HTMLButtonElement>(null);
  const change = (opened: boolean) => {
    actor.send({ type: opened ? 'bell.open' : 'bell.close' });
    // The button of this menu has replaced the one that was pressed.
    if (!opened) button.current?.focus();
  };
  useBackCloses(isOpen, () => {
    change(false);
  });
  return (
    <Menu
      opened={isOpen}
      onChange={change}
      // Keeps the menu in the landmark of its button.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      width="min(22rem, calc(100vw - 1rem))"
      shadow="md"
      offset={6}
      classNames={{ dropdown: cx(menu.dropdown, classes.dropdown), divider: menu.divider, item: menu.item }}
    >
      <Menu.Target>
        <BellButton ref={button} unseen={unseen} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Avisos">
        {todos === null || todos.length === 0 ? (
          <Menu.Label className={classes.none}>
            {todos === null ? 'Todavía no sabemos qué hay de nuevo.' : 'Nada espera por ti.'}
          </Menu.Label>
        ) : (
          todos.slice(0, MOST).map((todo) => {
            const { name, sentence } = tellTodo(todo, viewer);
            return (
              <Menu.Item key={todo.key} component={Link} to={todoPath(todo, isOwn)}>
                <span translate="no" className={classes.name}>
                  {name}
                </span>{' '}
                <span className={classes.sentence}>{sentence}</span>
              </Menu.Item>
            );
          })
        )}
        <Menu.Divider />
        <Menu.Item component={Link} to={href('panel')}>
          Ver todo
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
