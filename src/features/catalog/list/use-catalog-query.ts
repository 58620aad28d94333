import { useHydrated } from '#src/browser/use-hydrated.ts';
import { useListQuery, type ListQuery } from '#src/lists/use-list-query.ts';
import type { FacetId } from '../facets.ts';

type Key = FacetId | 'orden' | 'ver';

const emptyFilters: Readonly<Record<FacetId, string>> = {
  luz: '',
  tela: '',
  apertura: '',
  color: '',
  cuarto: '',
  ancho: '',
  motor: '',
  precio: '',
};

/** Empty values for all filters; order and view are not included. */
export const noFilters: Partial<Record<Key, string>> = emptyFilters;

/** Filters, order and view in the address. Defaults until hydrated, as the prerendered page has no query. */
export function useCatalogQuery(view: string): Pick<ListQuery<Key>, 'values' | 'change'> {
  const defaults = { ...emptyFilters, orden: 'recomendado', ver: view };
  const { values, change } = useListQuery<Key>(defaults);
  const hydrated = useHydrated();
  return { values: hydrated ? values : defaults, change };
}
