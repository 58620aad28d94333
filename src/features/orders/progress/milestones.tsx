import '@mantine/core/styles/Timeline.layer.css';
import { Text, Timeline } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { StageWords } from '#src/features/order-facts/stage-names.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { IconCheck, IconX } from '#src/ui/icons.ts';
import { milestonesOf, type Milestone } from './stages.ts';

interface MilestonesProps {
  readonly order: SavedOrder;
  readonly words: StageWords;
  readonly calendar: Calendar;
  /** Now, in ms: dates of the current year are written without it. */
  readonly now: number;
}

const stateNames: Readonly<Record<Milestone['state'], string>> = {
  done: 'Listo',
  now: 'En este momento',
  'to-come': 'Por venir',
  cancelled: 'Cancelado',
};

const bullets: Readonly<Partial<Record<Milestone['state'], ReactNode>>> = {
  done: <IconCheck size={12} stroke={2.5} />,
  cancelled: <IconX size={12} stroke={2.5} />,
};

/** The stages of an order: those passed with their dates, the current one, and those to come. */
export function Milestones({ order, words, calendar, now }: MilestonesProps) {
  const milestones = milestonesOf(order, words);
  return (
    <Timeline
      component="ol"
      bulletSize={20}
      active={milestones.findLastIndex(({ state }) => state !== 'to-come')}
    >
      {milestones.map(({ group, name, state, at, note }) => {
        const moment = instantOf(at);
        return (
          <Timeline.Item
            component="li"
            key={group}
            aria-current={state === 'now' ? 'step' : undefined}
            bullet={bullets[state]}
            color={state === 'cancelled' ? 'red' : 'laguna'}
            title={
              <>
                {name}
                <span className="visually-hidden">. {stateNames[state]}.</span>
              </>
            }
          >
            {moment === null || at === null ? null : (
              <Text c="dimmed" fz="sm">
                <time dateTime={at}>{calendar.moment(moment, now)}</time>
              </Text>
            )}
            {note === null ? null : (
              <Text c="dimmed" fz="sm">
                {note}
              </Text>
            )}
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
