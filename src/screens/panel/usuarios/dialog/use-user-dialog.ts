import { leaveWithoutAsking } from '#src/browser/unsaved.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { useStable } from '../use-stable.ts';

/** Dialogs in the address: the form of an account, and its place on the map. */
export type DialogKind = 'usuario' | 'lugar';

/** Replaces the id for a new account. */
export const NEW = 'nuevo';

interface OpenDialog {
  readonly kind: DialogKind;
  /** The id in the address, or NEW. */
  readonly userId: string;
}

/** The open dialog, which the address names. */
export function useUserDialog() {
  const opened = {
    usuario: useOpened('usuario', { inside: ['lugar'] }),
    lugar: useOpened('lugar', { inside: ['usuario'] }),
  } as const;
  const dialog: OpenDialog | null =
    opened.usuario.open !== null
      ? { kind: 'usuario', userId: opened.usuario.open }
      : opened.lugar.open !== null
        ? { kind: 'lugar', userId: opened.lugar.open }
        : null;

  const open = useStable((what: DialogKind, userId: number | typeof NEW) => {
    opened[what].show(String(userId));
  });

  const close = useStable(() => {
    leaveWithoutAsking(opened[dialog?.kind ?? 'usuario'].close);
  });

  return { dialog, open, close };
}
