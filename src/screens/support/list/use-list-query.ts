import { useSearchParams } from 'react-router-dom';
import { withQuiet } from '../quiet-state.ts';
import { useNewestLocation } from '../use-newest-location.ts';

export interface ListQuery<Key extends string> {
  /** What the address says, each key with its default where it says nothing. */
  readonly values: Readonly<Record<Key, string>>;
  /** Changes some of it in place: the entry is replaced, scroll and focus stay. Any change but of the page leads to page 1. */
  readonly change: (changes: Partial<Record<Key | 'pagina', string>>) => void;
  /** From 1. */
  readonly page: number;
}

const PAGE = 'pagina';

/**
 * Filters, sort and page of a list, kept in the address so that a reload, a bookmark or a link shows the same.
 * @param defaults every key with what it means where the address does not name it; such values stay out of the address
 */
export function useListQuery<Key extends string>(defaults: Readonly<Record<Key, string>>): ListQuery<Key> {
  const [params, setParams] = useSearchParams();
  const newest = useNewestLocation();
  const values: Record<Key, string> = { ...defaults };
  for (const key in defaults) values[key] = params.get(key) ?? defaults[key];
  return {
    values,
    page: Math.max(1, Math.trunc(Number(params.get(PAGE) ?? 1)) || 1),
    change: (changes) => {
      const { search, state } = newest();
      const next = new URLSearchParams(search);
      next.delete(PAGE);
      const standard: Readonly<Record<string, string>> = { [PAGE]: '1', ...defaults };
      for (const [key, value] of Object.entries<string | undefined>(changes)) {
        if (value === undefined || value === standard[key]) next.delete(key);
        else next.set(key, value);
      }
      setParams(next, { replace: true, preventScrollReset: true, state: withQuiet(state) });
    },
  };
}
