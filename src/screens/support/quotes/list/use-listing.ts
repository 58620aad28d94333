import { useDeferredValue, useMemo } from 'react';
import { fold, holdsWords } from '../../list/fold.ts';
import { sortRows } from '../../list/sort-rows.ts';
import { useListQuery } from '../../list/use-list-query.ts';
import { statusRank, statusWords } from '../status-words.ts';
import { orderNamed, STANDARD_ORDER } from './orders.ts';
import type { QuoteRow } from './row.ts';

const NO_FILTER = { buscar: '', estado: '', autor: '' } as const;

const makerId = ({ quote }: QuoteRow) => String(quote.made_by?.id ?? '');

const ALL = { value: '', label: 'Todos' };

/** Statuses that are there, with how many quotes have them. */
function statusOptions(rows: readonly QuoteRow[]) {
  const counts = Map.groupBy(rows, ({ status }) => status);
  const there = [...counts].toSorted(([one], [other]) => statusRank(one) - statusRank(other));
  return [
    ALL,
    ...there.map(([status, some]) => ({
      value: status,
      label: `${statusWords[status]} (${String(some.length)})`,
    })),
  ];
}

/** Everybody who made one, by name. */
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

const known = (value: string, options: readonly { readonly value: string }[]) =>
  options.some((option) => option.value === value) ? value : '';

/** What an address makes of the list: the rows that its filters leave, in its order. */
export function useListing(rows: readonly QuoteRow[]) {
  const { values, change, page } = useListQuery({ ...NO_FILTER, orden: STANDARD_ORDER });
  const statuses = useMemo(() => statusOptions(rows), [rows]);
  const makers = useMemo(() => makerOptions(rows), [rows]);
  const order = orderNamed(values.orden);
  const sorted = useMemo(() => {
    const { valueOf, descending } = orderNamed(values.orden);
    return sortRows(rows, valueOf, descending);
  }, [rows, values.orden]);
  const search = useDeferredValue(fold(values.buscar));
  const status = known(values.estado, statuses);
  const maker = known(values.autor, makers);
  const left = useMemo(
    () =>
      sorted.filter(
        (row) =>
          (status === '' || row.status === status) &&
          (maker === '' || makerId(row) === maker) &&
          holdsWords(row.folded, search),
      ),
    [sorted, search, status, maker],
  );
  return {
    change,
    page,
    order,
    left,
    search: values.buscar,
    status: { value: status, options: statuses },
    maker: { value: maker, options: makers },
    isFiltered: search !== '' || status !== '' || maker !== '',
    clear: () => {
      change(NO_FILTER);
    },
  };
}
