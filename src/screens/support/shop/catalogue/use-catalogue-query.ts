import { useHydrated } from '../../use-hydrated.ts';
import { useListQuery, type ListQuery } from '../../list/use-list-query.ts';
import type { FacetId } from './facets.ts';

type Key = FacetId | 'orden' | 'ver';

const narrowed: Readonly<Record<FacetId, string>> = {
  luz: '',
  tela: '',
  apertura: '',
  color: '',
  cuarto: '',
  ancho: '',
  motor: '',
  precio: '',
};

/** Nothing narrowed, whatever the order and the view. */
export const wide: Partial<Record<Key, string>> = narrowed;

/** What the address asks of a list. What was rendered at build knows no query: until it is taken over, all is shown. */
export function useCatalogueQuery(view: string): Pick<ListQuery<Key>, 'values' | 'change'> {
  const defaults = { ...narrowed, orden: 'recomendado', ver: view };
  const { values, change } = useListQuery<Key>(defaults);
  const hydrated = useHydrated();
  return { values: hydrated ? values : defaults, change };
}
