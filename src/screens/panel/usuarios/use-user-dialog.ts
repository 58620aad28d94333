import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { leaveFreely } from '../../support/unsaved.ts';
import { useNewestLocation } from '../../support/use-newest-location.ts';
import { useStable } from './use-stable.ts';

/** Which dialogs the address can open: the form of an account, and its place on the map. */
const kinds = ['usuario', 'lugar'] as const;
export type DialogKind = (typeof kinds)[number];

/** In place of an id: an account that is still to be added. */
export const NEW = 'nuevo';

interface OpenDialog {
  readonly kind: DialogKind;
  /** The id of whose it is, as the address has it, or NEW. */
  readonly of: string;
}

/** History state of an entry that this screen made by opening a dialog: going back closes it. */
interface OpenedHere {
  readonly openedHere: true;
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'openedHere' in state;

/** The dialog that the address says is open, so that a reload, a link and the way back all know of it. */
export function useUserDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const kind = kinds.find((one) => params.has(one));
  const dialog: OpenDialog | null = kind === undefined ? null : { kind, of: params.get(kind) ?? '' };
  const isOurs = isOpenedHere(state);

  const without = () => {
    const next = new URLSearchParams(newest().search);
    for (const one of kinds) next.delete(one);
    return next;
  };

  const open = useStable((what: DialogKind, of: number | typeof NEW) => {
    const next = without();
    next.set(what, String(of));
    setParams(next, { preventScrollReset: true, state: { quiet: true, openedHere: true } });
  });

  const close = useStable(() => {
    if (isOurs) {
      leaveFreely(() => void navigate(-1));
      return;
    }
    leaveFreely(() => {
      setParams(without(), { replace: true, preventScrollReset: true, state: { quiet: true } });
    });
  });

  return { dialog, open, close };
}
