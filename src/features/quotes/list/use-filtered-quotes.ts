import { useDeferredValue, useMemo } from 'react';
import type { Calendar } from '#src/format/dates.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { searchFor } from '#src/format/search.ts';
import { daysIn, periodNamed } from '#src/lists/period/period.ts';
import { readOrder, sortedBy } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { statusNames, statusRank } from '../status/status-names.ts';
import type { QuoteRow } from './row.ts';
import { quoteValues, STANDARD_ORDER } from './sort-orders.ts';

const NO_FILTER = { buscar: '', estado: '', cuando: '', autor: '' } as const;

const makerId = ({ quote }: QuoteRow) => String(quote.made_by?.id ?? '');

const ALL = { value: '', label: 'Todos' };

/** The statuses that occur, as options with counts. */
function statusOptions(rows: readonly QuoteRow[]) {
  const counts = Map.groupBy(rows, ({ status }) => status);
  const occurring = [...counts].toSorted(([one], [other]) => statusRank(one) - statusRank(other));
  return [
    ALL,
    ...occurring.map(([status, some]) => ({
      value: status,
      label: `${statusNames[status]} (${String(some.length)})`,
    })),
  ];
}

/** The people who made the quotes, as options sorted by name. */
function makerOptions(rows: readonly QuoteRow[]) {
  const makers = new Map(
    rows.flatMap(({ quote: { made_by } }) =>
      made_by === null
        ? []
        : [[String(made_by.id), made_by.name ?? `Usuario ${String(made_by.id)}`] as const],
    ),
  );
  const named = [...makers].toSorted(([, one], [, other]) => one.localeCompare(other, 'es-MX'));
  return [ALL, ...named.map(([value, label]) => ({ value, label }))];
}

const validOption = (value: string, options: readonly { readonly value: string }[]) =>
  options.some((option) => option.value === value) ? value : '';

/** The rows of the list, filtered and sorted by the address. */
export function useFilteredQuotes(rows: readonly QuoteRow[], calendar: Calendar, now: number) {
  const { values, change, page, view } = useListQuery({ ...NO_FILTER, orden: STANDARD_ORDER });
  const statuses = useMemo(() => statusOptions(rows), [rows]);
  const makers = useMemo(() => makerOptions(rows), [rows]);
  const order = useMemo(() => readOrder(values.orden, quoteValues, STANDARD_ORDER), [values.orden]);
  const sorted = useMemo(() => sortedBy(rows, order, quoteValues), [rows, order]);
  const search = useDeferredValue(normalizeText(values.buscar));
  const status = validOption(values.estado, statuses);
  const maker = validOption(values.autor, makers);
  const period = periodNamed(values.cuando);
  const today = calendar.fileDay(now);
  const filtered = useMemo(() => {
    const isFound = searchFor(search);
    const isInPeriod = daysIn(period, today);
    return sorted.filter(
      (row) =>
        (status === '' || row.status === status) &&
        (maker === '' || makerId(row) === maker) &&
        (period === '' || isInPeriod(calendar.fileDayOf(row.quote.created_at))) &&
        isFound(row.searchText),
    );
  }, [sorted, search, status, maker, period, today, calendar]);
  return {
    change,
    page,
    view,
    order,
    filtered,
    search: values.buscar,
    status: { value: status, options: statuses },
    maker: { value: maker, options: makers },
    period,
    isFiltered: search !== '' || status !== '' || maker !== '' || period !== '',
    clear: () => {
      change(NO_FILTER);
    },
  };
}
