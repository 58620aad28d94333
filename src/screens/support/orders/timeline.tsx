import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { IconCheck, IconX } from '#src/ui/icons.ts';
import { instantOf, type Calendar } from '../inventory/when.ts';
import { milestonesOf, type Milestone } from './stages.ts';
import classes from './timeline.module.css';

interface TimelineProps {
  readonly order: SavedOrder;
  readonly calendar: Calendar;
  /** Now, which decides whether a year is written. */
  readonly now: number;
}

const said: Readonly<Record<Milestone['state'], string>> = {
  done: 'Listo',
  now: 'En este momento',
  'to-come': 'Por venir',
  cancelled: 'Cancelado',
};

/** What an order went through and when, where it is, and what is to come. */
export function Timeline({ order, calendar, now }: TimelineProps) {
  return (
    <ol className={classes['timeline']}>
      {milestonesOf(order).map(({ stage, name, state, at, note }) => {
        const moment = instantOf(at);
        return (
          <li
            key={`${stage} ${String(at)}`}
            className={classes['step']}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={classes['dot']} aria-hidden>
              {state === 'done' ? <IconCheck size={12} stroke={2.5} /> : null}
              {state === 'cancelled' ? <IconX size={12} stroke={2.5} /> : null}
            </span>
            <p className={classes['name']}>
              {name}
              <span className="visually-hidden">. {said[state]}.</span>
            </p>
            {moment === null || at === null ? null : (
              <p className={classes['when']}>
                <time dateTime={at}>{calendar.moment(moment, now)}</time>
              </p>
            )}
            {note === null ? null : <p className={classes['note']}>{note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
