import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from '../use-newest-location.ts';

/** History state of an entry that was made by opening something: going back closes it. */
const OPENED_HERE = { quiet: true, openedHere: true } as const;

const isOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'openedHere' in state;

interface Options {
  /** Words that belong to what is open, and leave the address with it. @default none */
  readonly inside?: readonly string[];
  /** Shows it at once, not when the list behind has had its turn. @default false */
  readonly atOnce?: boolean;
}

/**
 * What of a list is open lives in the address: a link or a reload shows the same, and going back closes it. Opening
 * another one in its place makes no entry of its own.
 * @param key its word there
 */
export function useOpened(key: string, { inside = [], atOnce = false }: Options = {}) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const open = params.get(key) || null;

  const without = (search: string | URLSearchParams) => {
    const next = new URLSearchParams(search);
    for (const word of [key, ...inside]) next.delete(word);
    return next;
  };
  const withOne = (search: string | URLSearchParams, id: string) => {
    const next = without(search);
    next.set(key, id);
    return next;
  };

  return {
    /** What the address names; null for nothing. */
    open,
    show: (id: string) => {
      const replace = open !== null;
      setParams(withOne(newest().search, id), {
        replace,
        preventScrollReset: true,
        flushSync: atOnce,
        state: !replace || isOpenedHere(state) ? OPENED_HERE : { quiet: true },
      });
    },
    /** What a link needs to open one. */
    linkTo: (id: string) => ({
      to: { search: `?${withOne(params, id).toString()}` },
      state: OPENED_HERE,
      preventScrollReset: true,
    }),
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else
        setParams(without(newest().search), {
          replace: true,
          preventScrollReset: true,
          state: { quiet: true },
        });
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
