import { useSearchParams } from 'react-router-dom';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { useNewestLocation } from '#src/browser/use-newest-location.ts';

export interface ListQuery<Key extends string> {
  /** The values in the address, or the default of a key that is not there. */
  readonly values: Readonly<Record<Key, string>>;
  /** Replaces values in the address; scroll and focus stay. Any change other than of the page leads to page 1. */
  readonly change: (changes: Partial<Record<Key | 'pagina', string>>) => void;
  /** From 1. */
  readonly page: number;
  /** What of it can be saved and shown again. */
  readonly view: ListView;
}

/** Values of a list's address, without its page. */
export interface ListView {
  /** Those that are not the defaults. */
  readonly values: Readonly<Record<string, string>>;
  /** Shows values, and the defaults of all others. A value of a key that the list lacks is left out. */
  readonly show: (values: Readonly<Record<string, string>>) => void;
}

const PAGE = 'pagina';

/**
 * Filters, sort and page of a list, kept in the address so that a reload, a bookmark or a link shows the same rows.
 * @param defaults the value of every key when the address lacks it; defaults are not written to the address
 * @param pageKey the key of its page, where the screen has another list with pages. @default 'pagina'
 */
export function useListQuery<Key extends string>(
  defaults: Readonly<Record<Key, string>>,
  pageKey = PAGE,
): ListQuery<Key> {
  const [params, setParams] = useSearchParams();
  const newest = useNewestLocation();
  const values: Record<Key, string> = { ...defaults };
  for (const key in defaults) values[key] = params.get(key) ?? defaults[key];
  const standard: Readonly<Record<string, string>> = { [pageKey]: '1', ...defaults };
  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const { search, state } = newest();
    const next = new URLSearchParams(search);
    next.delete(pageKey);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined || value === standard[key]) next.delete(key);
      else next.set(key, value);
    }
    setParams(next, { replace: true, preventScrollReset: true, state: withQuiet(state) });
  };
  return {
    values,
    page: Math.max(1, Math.trunc(Number(params.get(pageKey) ?? 1)) || 1),
    change,
    view: {
      values: Object.fromEntries(
        Object.entries<string>(values).filter(([key, value]) => value !== standard[key]),
      ),
      show: (shown) => {
        change(Object.fromEntries(Object.keys(defaults).map((key) => [key, shown[key]])));
      },
    },
  };
}
