import { Button, Group, Stack, Text } from '@mantine/core';
import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router-dom';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { hasCost } from '#src/features/quoted-windows/has-cost.ts';
import { sharePath, shareText, whatsappTo } from '#src/features/quotes/share-text.ts';
import { todoPath } from '#src/features/todos/todo-path.ts';
import { tellTodo } from '#src/features/todos/todo-text.ts';
import type { Todo } from '#src/features/todos/todo.ts';
import { calendarOf } from '#src/format/dates.ts';
import { inCurrency } from '#src/format/money.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './inbox.module.css';

/** Causes where somebody waits for an answer. */
const urgent: ReadonlySet<Todo['cause']> = new Set(['late', 'accepted', 'asked', 'change']);

interface TodoRowProps {
  readonly todo: Todo;
  readonly isOwn: boolean;
  /** In ms since 1970. */
  readonly now: number;
  readonly onDone: () => void;
  readonly onTomorrow: () => void;
}

function amountOf(todo: Todo): string | null {
  if ('order' in todo) return inCurrency(todo.order.totals.total_centavos);
  if (!('quote' in todo)) return null;
  const { totals, client_totals } = todo.quote;
  if (client_totals !== null) return inCurrency(client_totals.total_centavos);
  // Not what its client was told.
  return `${hasCost(todo.quote) ? 'costo ' : ''}${inCurrency(totals.total_centavos)}`;
}

/** A message to the client of a quote, with its link. */
function WriteToClient({ quote, label }: { readonly quote: SavedQuote; readonly label: ReactNode }) {
  const { timeZone } = useConfig();
  const path = useHref(sharePath(quote.share ?? ''));
  const link = new URL(path, window.location.origin).href;
  const message = shareText(quote, link, calendarOf(timeZone).day(quote.expires_on));
  return (
    <Button
      component="a"
      size="compact-md"
      variant="light"
      href={whatsappTo(quote.client?.phone ?? null, message)}
      target="_blank"
      rel="noreferrer"
    >
      {label}
    </Button>
  );
}

/** Something that waits: what, why, its one action, and two ways to set it aside. */
export function TodoRow({ todo, isOwn, now, onDone, onTomorrow }: TodoRowProps) {
  const { timeZone } = useConfig();
  const { name, folio, sentence, words, act } = tellTodo(todo, { timeZone, now, isOwn });
  const amount = amountOf(todo);
  const isUrgent = urgent.has(todo.cause);
  const about = <span className="visually-hidden">: {name}</span>;
  const label = (
    <>
      {act}
      {about}
    </>
  );
  return (
    <li className={classes.todo} data-urgent={isUrgent || undefined}>
      <Stack gap={0} miw={0}>
        <Link to={todoPath(todo, isOwn)} className={cx(text.figure, classes.name)}>
          <strong>{name}</strong>{' '}
          <Text span c="dimmed" fz="sm">
            {[name === folio ? null : folio, amount].filter((one) => one !== null).join(' · ')}
          </Text>
        </Link>
        <Text fz="sm">{sentence}</Text>
        {words === null ? null : (
          <Text fz="sm" component="blockquote" m={0} className={classes.words}>
            «{words}»
          </Text>
        )}
      </Stack>
      <Group gap="0.25rem 0.75rem">
        {todo.cause === 'silent' && todo.quote.share !== null ? (
          <WriteToClient quote={todo.quote} label={label} />
        ) : (
          <Button component={Link} size="compact-md" variant="light" to={todoPath(todo, isOwn)}>
            {label}
          </Button>
        )}
        <button type="button" className={buttonClass('link')} onClick={onTomorrow}>
          Mañana{about}
        </button>
        <button type="button" className={buttonClass('link')} onClick={onDone}>
          Hecho{about}
        </button>
      </Group>
    </li>
  );
}
