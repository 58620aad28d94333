import { useDeferredValue, useEffect, useMemo } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { filterUsers, isFiltered, knownFilters, NO_FILTERS, type Places } from './filter-users.ts';
import { prepareSearch } from './search-text.ts';
import { sortIn, sortUsers } from './sort-users.ts';

const NO_PLACES: Places = new Map();

/**
 * Filters, sorts and pages the list by the address. Results may lag behind the input, so that typing stays smooth.
 */
export function useFilteredUsers(users: readonly User[], places: Places) {
  const query = useListQuery(NO_FILTERS);
  const filters = query.values;
  const { busca, rol, estado, activo, mapa, orden } = useDeferredValue(filters);
  const page = useDeferredValue(query.page);
  const list = useDeferredValue(users);
  const search = normalizeText(busca);
  const sort = useMemo(() => sortIn(orden), [orden]);
  // Names of places load after the list; only a sort by place depends on them.
  const placesInOrder = sort.by === 'lugar' ? places : NO_PLACES;
  const ordered = useMemo(() => sortUsers(list, sort, placesInOrder), [list, sort, placesInOrder]);
  const rows = useMemo(
    () => filterUsers(ordered, { busca: search, rol, estado, activo, mapa, orden }, places),
    [ordered, search, rol, estado, activo, mapa, orden, places],
  );
  const applied = useMemo(() => knownFilters(filters, users, places), [filters, users, places]);
  useEffect(() => prepareSearch(users), [users]);
  return {
    change: query.change,
    view: query.view,
    filters,
    rows,
    sort,
    page,
    isFiltered: isFiltered(applied),
  };
}
