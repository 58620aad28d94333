import { Stack, Text } from '@mantine/core';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import layout from '#src/ui/styles/layout.module.css';
import { historyOf } from './history.ts';

interface HistoryListProps {
  readonly order: SavedOrder;
  readonly calendar: Calendar;
  /** Now, in ms: dates of the current year are written without it. */
  readonly now: number;
}

/** What was done to an order, when, by whom and why; the newest first. */
export const HistoryList = ({ order, calendar, now }: HistoryListProps) => (
  <Stack component="ul" gap={0} className={layout.lines} aria-label="Historial">
    {historyOf(order, calendar).map(({ text, at, by, note }) => {
      const moment = instantOf(at);
      return (
        <Stack component="li" key={`${text} ${String(at)}`} gap={0} py={6}>
          <Text fz="md">{text}</Text>
          {note === null ? null : <Text fz="sm">{note}</Text>}
          <Text c="dimmed" fz="sm">
            {moment === null || at === null ? null : (
              <time dateTime={at}>{calendar.moment(moment, now)}</time>
            )}
            {by === null ? null : `${moment === null ? '' : ', '}${by}`}
          </Text>
        </Stack>
      );
    })}
  </Stack>
);
