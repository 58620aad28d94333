import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { Meanwhile } from '../meanwhile.tsx';
import { ResourceView, type ResourceActor } from '../resource-view.tsx';
import { useConfig } from '../services.ts';
import type { Column } from './column.ts';
import type { Filter } from './filter.ts';
import { InventoryList, type InventoryListParts } from './inventory-list.tsx';
import { linesOf, type Article, type Line } from './line.ts';
import { calendarOf, type Calendar } from './when.ts';

/** What figures and days are written with. */
export interface Writing {
  readonly calendar: Calendar;
  /** ISO 4217. */
  readonly currency: string;
  /** When the list came, which "2 hours ago" is told from. */
  readonly now: number;
}

interface InventoryProps<A extends Article> extends InventoryListParts {
  readonly actor: ResourceActor<readonly A[]> & {
    readonly send: (event: { type: 'resource.load'; input: object }) => void;
  };
  /** What is being waited for, such as "Cargando el inventario…". */
  readonly loading: string;
  /** Made outside of a component: the list is ordered again where they are others. */
  readonly columnsOf: (writing: Writing) => readonly Column<Line<A>>[];
  readonly filters: readonly Filter<Line<A>>[];
}

/** An inventory, from the first wait to the list. Loading it again keeps what is there. */
export function Inventory<A extends Article>({ actor, loading, ...rest }: InventoryProps<A>): ReactNode {
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  return (
    <ResourceView actor={actor} loading={loading} unavailable={<Meanwhile />}>
      {(articles) => (
        <Arrived
          {...rest}
          articles={articles}
          isLoading={isLoading}
          onRefresh={() => {
            actor.send({ type: 'resource.load', input: {} });
          }}
        />
      )}
    </ResourceView>
  );
}

/** A list as it came just now. */
const received = <A extends Article>(articles: readonly A[]) => ({
  lines: linesOf(articles),
  now: Date.now(),
});

interface ArrivedProps<A extends Article> extends Omit<InventoryProps<A>, 'actor' | 'loading'> {
  readonly articles: readonly A[];
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
}

/** What is worked out once for each list that comes. */
function Arrived<A extends Article>({ articles, columnsOf, ...rest }: ArrivedProps<A>) {
  const { timeZone, currency } = useConfig();
  const calendar = useMemo(() => calendarOf(timeZone), [timeZone]);
  const { lines, now } = useMemo(() => received(articles), [articles]);
  const columns = useMemo(() => columnsOf({ calendar, currency, now }), [columnsOf, calendar, currency, now]);
  return <InventoryList {...rest} lines={lines} columns={columns} calendar={calendar} now={now} />;
}
