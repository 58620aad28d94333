import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#src/actor-hooks/services.ts';
import { endOfDay } from '#src/config/end-of-day.ts';
import { newQuoteHref } from '#src/features/quotes/quoter-links.ts';
import type { Todo } from '#src/features/todos/todo.ts';
import { isoDay } from '#src/format/dates.ts';
import { IconCheck } from '#src/ui/icons.ts';
import { TodoRow } from './todo-row.tsx';

/** How many are shown at first. */
const MOST = 6;

interface TodoListProps {
  readonly todos: readonly Todo[];
  readonly isOwn: boolean;
  /** In ms since 1970. */
  readonly now: number;
  /** Sets one aside until a time in ms since 1970; null when it is done. */
  readonly onAside: (todo: Todo, until: number | null) => void;
}

/** What waits: the first of them, and the others on demand. */
export function TodoList({ todos, isOwn, now, onAside }: TodoListProps) {
  const { timeZone } = useConfig();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Stack component="ul" gap={0}>
        {todos.slice(0, isWhole ? undefined : MOST).map((todo) => (
          <TodoRow
            key={todo.key}
            todo={todo}
            isOwn={isOwn}
            now={now}
            onDone={() => {
              onAside(todo, null);
            }}
            onTomorrow={() => {
              onAside(todo, endOfDay(isoDay(now, timeZone), timeZone));
            }}
          />
        ))}
      </Stack>
      {todos.length > MOST && !isWhole ? (
        <Button
          variant="default"
          onClick={() => {
            setWhole(true);
          }}
        >
          Ver {String(todos.length - MOST)} más
        </Button>
      ) : null}
      {todos.length === 0 ? (
        <Stack align="center" justify="center" gap="xs" mih="26rem">
          <IconCheck size={40} stroke={1} color="var(--accent)" aria-hidden />
          <Text>Nada espera por ti.</Text>
          <Link to={newQuoteHref()}>Haz una cotización</Link>
        </Stack>
      ) : null}
    </>
  );
}
