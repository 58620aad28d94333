import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from '../use-newest-location.ts';

/** The key of the address that names the quote which is open. */
const KEY = 'cotizacion';

/** History state of an entry that the list made by opening a quote: going back closes it. */
interface OpenedHere {
  readonly quiet: true;
  readonly openedHere: true;
}
const OPENED_HERE: OpenedHere = { quiet: true, openedHere: true };

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'openedHere' in state;

/** The quote that the address says is open, so that a reload, a link and the way back all know of it. */
export function useOpenQuote() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const isOurs = isOpenedHere(state);
  return {
    /** Its id, as the address has it; null where none is open. */
    id: params.get(KEY) || null,
    /** What a link needs to open a quote. */
    linkTo: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(KEY, id);
      return { to: { search: `?${next.toString()}` }, state: OPENED_HERE, preventScrollReset: true };
    },
    close: () => {
      if (isOurs) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(newest().search);
      next.delete(KEY);
      setParams(next, { replace: true, preventScrollReset: true, state: { quiet: true } });
    },
  };
}
