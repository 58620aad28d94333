import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from './use-newest-location.ts';

/** History state of an entry created by opening an item: going back closes it. */
const OPENED_HERE = { quiet: true, openedHere: true } as const;

const isOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'openedHere' in state;

/** Whether a press on a link asks for nothing but its page, in this tab. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

interface Options {
  /** Query parameters that belong to the open item and are removed when it closes. @default none */
  readonly inside?: readonly string[];
  /** Whether to render the item synchronously, before the list updates. @default false */
  readonly atOnce?: boolean;
}

/**
 * Keeps the open item of a list in the address: a link or a reload shows the same item, and going back closes it.
 * Opening another item while one is open replaces the history entry.
 * @param key name of the query parameter
 */
export function useOpened(key: string, { inside = [], atOnce = false }: Options = {}) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const openIn = (search: string | URLSearchParams) => new URLSearchParams(search).get(key) || null;
  const open = openIn(params);

  const withoutItem = (search: string | URLSearchParams) => {
    const next = new URLSearchParams(search);
    for (const name of [key, ...inside]) next.delete(name);
    return next;
  };
  const withItem = (
    search: string | URLSearchParams,
    id: string,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const next = withoutItem(search);
    for (const [name, value] of Object.entries({ ...more, [key]: id })) next.set(name, value);
    return next;
  };

  const show = (id: string, more: Readonly<Record<string, string>> = {}) => {
    const { search, state } = newest();
    const replace = openIn(search) !== null;
    setParams(withItem(search, id, more), {
      replace,
      preventScrollReset: true,
      flushSync: atOnce,
      state: !replace || isOpenedHere(state) ? OPENED_HERE : { quiet: true },
    });
  };

  return {
    /** Id of the open item; null when none is open. */
    open,
    /** Opens an item, with these further query parameters. */
    show,
    /** Props of a link that opens an item; the browser opens it in another tab, if the person asks for that. */
    linkTo: (id: string) => ({
      to: { search: `?${withItem(params, id).toString()}` },
      state: OPENED_HERE,
      preventScrollReset: true,
      onClick: (event: MouseEvent) => {
        if (!atOnce || !isPlain(event)) return;
        event.preventDefault();
        show(id);
      },
    }),
    close: () => {
      const { search, state } = newest();
      if (isOpenedHere(state)) void navigate(-1);
      else
        setParams(withoutItem(search), {
          replace: true,
          preventScrollReset: true,
          state: { quiet: true },
        });
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
