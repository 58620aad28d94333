import { leaveWithoutAsking } from '#src/browser/unsaved.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { useStable } from '../use-stable.ts';

/** Dialogs in the address: the form of an account, and its place on the map. */
export type DialogKind = 'usuario' | 'lugar';

/** In place of the id of a new account. */
export const NEW = 'nuevo';

interface OpenDialog {
  readonly kind: DialogKind;
  /** The id in the address, or NEW. */
  readonly userId: string;
}

/** Each dialog takes the place of the other. */
const INSIDE = { usuario: ['lugar'], lugar: ['usuario'] } as const;

/** A dialog of this kind, open or to be opened by a link. */
export const useOpenedUser = (kind: DialogKind) => useOpened(kind, { inside: INSIDE[kind], atOnce: true });

/** The open dialog, which the address names. */
export function useUserDialog() {
  const opened = { usuario: useOpenedUser('usuario'), lugar: useOpenedUser('lugar') } as const;
  const dialog: OpenDialog | null =
    opened.usuario.open !== null
      ? { kind: 'usuario', userId: opened.usuario.open }
      : opened.lugar.open !== null
        ? { kind: 'lugar', userId: opened.lugar.open }
        : null;

  const openNew = () => {
    opened.usuario.show(NEW);
  };

  const close = useStable(() => {
    leaveWithoutAsking(opened[dialog?.kind ?? 'usuario'].close);
  });

  return { dialog, openNew, close };
}
