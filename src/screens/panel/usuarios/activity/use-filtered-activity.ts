import { useMemo } from 'react';
import type { Activity } from '#src/api/contract/assumed/activity.ts';
import type { Calendar } from '#src/format/dates.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { searchFor } from '#src/format/search.ts';
import { daysIn, periodNamed } from '#src/lists/period/period.ts';
import { readOrder, sortedBy } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { activityValues } from './activity-columns.tsx';
import { changeName } from './change-words.ts';

const NO_FILTER = { buscar: '', tipo: '', cuando: '' } as const;
const NEWEST = '-cuando';

/** The changes of accounts and orders, filtered and sorted by the address. @param now in ms */
export function useFilteredActivity(changes: readonly Activity[], calendar: Calendar, now: number) {
  const { values, page, view, change } = useListQuery({ ...NO_FILTER, por: NEWEST });
  const { buscar, tipo } = values;
  const cuando = periodNamed(values.cuando);
  const all = useMemo(
    () =>
      changes.map((one, id) => ({
        ...{ id, change: one, day: calendar.fileDayOf(one.at) },
        searchText: normalizeText([one.subject, one.by?.name, changeName(one), one.note].join(' ')),
      })),
    [changes, calendar],
  );
  const isFound = searchFor(buscar);
  const isInPeriod = daysIn(cuando, calendar.fileDay(now));
  const found = all.filter(
    ({ change: { kind }, day, searchText }) =>
      (tipo === '' || kind === tipo) && (cuando === '' || isInPeriod(day)) && isFound(searchText),
  );
  const sort = readOrder(values.por, activityValues, NEWEST);
  return {
    rows: sortedBy(found, sort, activityValues),
    sort,
    filters: { buscar, tipo, cuando },
    isFiltered: buscar !== '' || tipo !== '' || cuando !== '',
    page,
    view,
    change,
    clear: () => {
      change(NO_FILTER);
    },
  };
}
