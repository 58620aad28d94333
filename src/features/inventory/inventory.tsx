import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import { calendarOf, type Calendar } from '#src/format/dates.ts';
import { ResourceView, type ReloadableActor } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import type { Column } from './column.ts';
import type { Filter } from './filter.ts';
import { linesOf, type Article, type Line } from './inventory-line.ts';
import { InventoryList, type InventoryListParts } from './list/inventory-list.tsx';

/** What numbers and dates are formatted with. */
export interface Formatting {
  readonly calendar: Calendar;
  /** When the list was loaded, in ms; relative times such as "2 hours ago" count from it. */
  readonly now: number;
}

interface InventoryProps<A extends Article> extends InventoryListParts {
  readonly actor: ReloadableActor<readonly A[]>;
  /** Text of the wait, such as "Cargando el inventario…". */
  readonly loading: string;
  /** Must be a stable function: the list is sorted again when the columns change. */
  readonly columnsOf: (formatting: Formatting) => readonly Column<Line<A>>[];
  readonly filters: readonly Filter<Line<A>>[];
}

/** An inventory: the wait, then the list, which stays visible during a reload. */
export function Inventory<A extends Article>({ actor, loading, ...rest }: InventoryProps<A>): ReactNode {
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <ResourceView actor={actor} loading={loading} unavailable={<ContactOptions />} onReload={reload}>
      {(articles) => (
        <LoadedInventory {...rest} articles={articles} isLoading={isLoading} onRefresh={reload} />
      )}
    </ResourceView>
  );
}

/** The lines of a list that has just been loaded. */
const received = <A extends Article>(articles: readonly A[]) => ({
  lines: linesOf(articles),
  now: Date.now(),
});

interface LoadedInventoryProps<A extends Article> extends Omit<InventoryProps<A>, 'actor' | 'loading'> {
  readonly articles: readonly A[];
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
}

/** Computes lines and columns once for each loaded list. */
function LoadedInventory<A extends Article>({ articles, columnsOf, ...rest }: LoadedInventoryProps<A>) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const { lines, now } = useMemo(() => received(articles), [articles]);
  const columns = useMemo(() => columnsOf({ calendar, now }), [columnsOf, calendar, now]);
  return <InventoryList {...rest} lines={lines} columns={columns} calendar={calendar} now={now} />;
}
