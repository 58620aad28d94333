import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Services } from '#src/actor-hooks/services.ts';
import { href } from '#src/config/routes.ts';
import { useLastVisit } from '#src/features/news/visits.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { IconRefresh } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './counter-card.module.css';
import type { CounterFacts } from './counter-facts.ts';

interface CounterCardProps extends CounterFacts {
  readonly counters: Services['counters'];
}

/** One counter: its number, its change since the last visit, its state and a link to its list. */
export function CounterCard({ counters, name, title, link, route, Icon }: CounterCardProps) {
  const snapshot = useSelector(counters, (state) => state);
  const count = snapshot.context.counts[name];
  const error = snapshot.matches({ [name]: 'failed' }) ? snapshot.context.errors[name] : null;
  const isEndless = snapshot.matches({ [name]: { loading: 'endless' } });
  const isSlow = isEndless || snapshot.matches({ [name]: { loading: 'slow' } });
  const isWaiting = snapshot.matches({ [name]: 'loading' });
  const isReady = snapshot.matches({ [name]: 'ready' });
  const seen = useLastVisit()?.counts[name];
  const change = isReady && count !== null && seen !== undefined ? count - seen : 0;
  const titleId = useId();
  const refresh = () => {
    counters.send({ type: `${name}.refresh` });
  };
  return (
    <Paper component="article" className={styles.card} aria-labelledby={titleId}>
      <Group component="header" justify="space-between" wrap="nowrap" gap="xs">
        <CardTitle id={titleId} Icon={Icon}>
          {title}
        </CardTitle>
        <ActionIcon
          aria-label={`Actualizar ${title.toLowerCase()}`}
          aria-disabled={isWaiting || undefined}
          onClick={refresh}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="0 1rem" className={styles.count}>
        <p className={styles.number}>{shownCount(count, isReady)}</p>
        {change === 0 ? null : (
          <Text c="dimmed" fz="xs" lh={1.35} flex="1 1 6rem">
            <Text span inherit c="var(--accent)" fw={500}>
              {signed(change)}
            </Text>{' '}
            desde tu última visita
          </Text>
        )}
        {isWaiting ? (
          <Waiting
            label="Contando…"
            slow={isSlow}
            cancellable={isEndless}
            onCancel={() => {
              counters.send({ type: `${name}.cancel` });
            }}
          />
        ) : null}
      </Group>
      {error === null ? null : <FailureAlert error={error} isLoad onRetry={refresh} />}
      <Button component={Link} to={href(route)}>
        {link}
      </Button>
    </Paper>
  );
}

/** A signed number, with a minus sign instead of a hyphen. */
const signed = (change: number) =>
  new Intl.NumberFormat('es-MX', { signDisplay: 'always' }).format(change).replace('-', '−');

/** The number to show. A 0 that is not current may be a cart that was never counted, so it is not shown. */
const shownCount = (count: number | null, isCurrent: boolean) =>
  count === null || (count === 0 && !isCurrent) ? '–' : inNumber(count);
