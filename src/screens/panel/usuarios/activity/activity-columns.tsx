import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Activity } from '#src/api/contract/assumed/activity.ts';
import { href } from '#src/config/routes.ts';
import { instantOf, type Calendar } from '#src/format/dates.ts';
import { NoData, TwoLines, WhenCell } from '#src/lists/cells.tsx';
import type { CsvColumn } from '#src/lists/csv.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import type { SortColumns } from '#src/lists/sort-order.ts';
import { changeName, tellValue } from './change-words.ts';

/** A change, and its index in the reply. */
export interface ActivityRow {
  readonly id: number;
  readonly change: Activity;
}

export const activityValues: SortColumns<ActivityRow> = {
  cuando: ({ change }) => instantOf(change.at),
  quien: ({ change }) => change.by?.name ?? null,
  de: ({ change }) => change.subject,
  que: ({ change }) => changeName(change),
};

/** The list that finds what was changed, by the kind of the change. */
const lists: Readonly<Record<string, string>> = { cuenta: href('users'), orden: href('ordersAdmin') };

function Subject({ change: { kind, subject } }: { readonly change: Activity }) {
  const list = lists[kind];
  if (list === undefined) return subject;
  return (
    <Anchor
      component={Link}
      fw={500}
      fz="sm"
      underline="always"
      to={`${list}?${new URLSearchParams({ busca: subject }).toString()}`}
    >
      {subject}
    </Anchor>
  );
}

const orDash = (value: string | null) => value ?? <NoData />;

/** The columns of the table. */
export const activityColumns = (calendar: Calendar, now: number): ListColumn<ActivityRow>[] => [
  {
    accessor: 'de',
    title: 'De qué',
    sortable: true,
    card: 'title',
    render: ({ change }) => <Subject change={change} />,
  },
  {
    accessor: 'que',
    title: 'Qué cambió',
    sortable: true,
    render: ({ change }) =>
      change.note === null ? (
        changeName(change)
      ) : (
        <TwoLines first={changeName(change)} second={change.note} />
      ),
  },
  {
    accessor: 'antes',
    title: 'Antes',
    render: ({ change }) => orDash(tellValue(change, change.before, calendar)),
  },
  {
    accessor: 'despues',
    title: 'Después',
    render: ({ change }) => orDash(tellValue(change, change.after, calendar)),
  },
  {
    accessor: 'cuando',
    title: 'Cuándo',
    sortable: true,
    render: ({ change }) => <WhenCell iso={change.at} calendar={calendar} now={now} />,
  },
  {
    accessor: 'quien',
    title: 'Quién',
    sortable: true,
    render: ({ change }) => orDash(change.by?.name ?? null),
  },
];

/** The columns of the exported file. */
export const activityFile = (calendar: Calendar): readonly CsvColumn<ActivityRow>[] => [
  {
    title: 'Cuándo',
    value: ({ change: { at } }) => {
      const instant = instantOf(at);
      return instant === null ? at : calendar.moment(instant);
    },
  },
  { title: 'De qué', value: ({ change }) => change.subject },
  { title: 'Qué cambió', value: ({ change }) => changeName(change) },
  { title: 'Antes', value: ({ change }) => tellValue(change, change.before, calendar) },
  { title: 'Después', value: ({ change }) => tellValue(change, change.after, calendar) },
  { title: 'Quién', value: ({ change }) => change.by?.name ?? null },
  { title: 'Por qué', value: ({ change }) => change.note },
];
