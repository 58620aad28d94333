import { useDeferredValue, useEffect, useMemo } from 'react';
import type { User } from '#src/api/contract/user.ts';
import { fold } from '../../support/list/fold.ts';
import { useListQuery } from '../../support/list/use-list-query.ts';
import { filterUsers, isFiltered, knownFilters, NO_FILTERS, type Places } from './filter-users.ts';
import { foldInAdvance } from './folded.ts';
import { sortIn, sortUsers } from './sort-users.ts';

const NO_PLACES: Places = new Map();

/** The list as the address wants it: filtered, in order, at a page. What is shown may lag behind, so that nothing halts. */
export function useListing(users: readonly User[], places: Places) {
  const query = useListQuery(NO_FILTERS);
  const filters = query.values;
  const { busca, rol, estado, activo, mapa, orden } = useDeferredValue(filters);
  const page = useDeferredValue(query.page);
  const list = useDeferredValue(users);
  const search = useMemo(() => fold(busca), [busca]);
  const sort = useMemo(() => sortIn(orden), [orden]);
  // Names of places arrive later than the list, and mostly put nothing in another order.
  const placesInOrder = sort.by === 'lugar' ? places : NO_PLACES;
  const ordered = useMemo(() => sortUsers(list, sort, placesInOrder), [list, sort, placesInOrder]);
  const rows = useMemo(
    () => filterUsers(ordered, { busca: search, rol, estado, activo, mapa, orden }, places),
    [ordered, search, rol, estado, activo, mapa, orden, places],
  );
  const applied = useMemo(() => knownFilters(filters, users, places), [filters, users, places]);
  useEffect(() => foldInAdvance(users), [users]);
  return { change: query.change, filters, rows, sort, page, isFiltered: isFiltered(applied) };
}
