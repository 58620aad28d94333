import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from '../use-newest-location.ts';

const OPEN = 'archivo';

/** History state of the entry that opening a document made: leaving it by going back closes it. */
const wasOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'opened' in state;

interface OpenDocument {
  /** Key of the document that the address names; null for none. */
  readonly open: string | null;
  readonly show: (key: string) => void;
  readonly close: () => void;
}

/** Which document is open lives in the address: a link or a reload shows the same, and going back closes it. */
export function useOpenDocument(): OpenDocument {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const open = params.get(OPEN);

  const go = (key: string | null, replace: boolean) => {
    const next = new URLSearchParams(newest().search);
    if (key === null) next.delete(OPEN);
    else next.set(OPEN, key);
    const opened = key !== null && (!replace || wasOpenedHere(state));
    void navigate(
      { search: next.toString() },
      { replace, preventScrollReset: true, state: { quiet: true, ...(opened ? { opened } : {}) } },
    );
  };

  return {
    open,
    show: (key) => {
      go(key, open !== null);
    },
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1);
      else go(null, true);
    },
  };
}
