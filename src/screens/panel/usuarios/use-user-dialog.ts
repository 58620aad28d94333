import { useOpened } from '../../support/opened/use-opened.ts';
import { leaveFreely } from '../../support/unsaved.ts';
import { useStable } from './use-stable.ts';

/** Which dialogs the address can open: the form of an account, and its place on the map. */
export type DialogKind = 'usuario' | 'lugar';

/** In place of an id: an account that is still to be added. */
export const NEW = 'nuevo';

interface OpenDialog {
  readonly kind: DialogKind;
  /** The id of whose it is, as the address has it, or NEW. */
  readonly of: string;
}

/** The dialog that the address says is open: one at a time. */
export function useUserDialog() {
  const opened = {
    usuario: useOpened('usuario', { inside: ['lugar'] }),
    lugar: useOpened('lugar', { inside: ['usuario'] }),
  } as const;
  const dialog: OpenDialog | null =
    opened.usuario.open !== null
      ? { kind: 'usuario', of: opened.usuario.open }
      : opened.lugar.open !== null
        ? { kind: 'lugar', of: opened.lugar.open }
        : null;

  const open = useStable((what: DialogKind, of: number | typeof NEW) => {
    opened[what].show(String(of));
  });

  const close = useStable(() => {
    leaveFreely(opened[dialog?.kind ?? 'usuario'].close);
  });

  return { dialog, open, close };
}
