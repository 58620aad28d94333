import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from '../use-newest-location.ts';

/** History state of an entry that was made by opening something: going back closes it. */
const isOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'openedHere' in state;

interface Opened {
  /** What the address names; null for nothing. */
  readonly open: string | null;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/**
 * What of a list is open lives in the address: a link or a reload shows the same, and going back closes it.
 * @param key its word there
 */
export function useOpened(key: string): Opened {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const without = () => {
    const next = new URLSearchParams(newest().search);
    next.delete(key);
    // What was looked at inside belongs to it.
    next.delete('archivo');
    return next;
  };
  return {
    open: params.get(key),
    show: (id) => {
      const next = without();
      next.set(key, id);
      // At once, not when the list behind has had its turn.
      setParams(next, {
        preventScrollReset: true,
        flushSync: true,
        state: { quiet: true, openedHere: true },
      });
    },
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else setParams(without(), { replace: true, preventScrollReset: true, state: { quiet: true } });
    },
  };
}
