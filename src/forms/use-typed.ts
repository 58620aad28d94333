import { useEffectEvent, useLayoutEffect } from 'react';
import { registerTyped, type TypedValues } from '#src/browser/typed.ts';

interface Typed {
  /** Names the form and its record in every session; null when nothing of it is kept. */
  readonly name: string | null;
  /** What was typed and is not saved; null when nothing was. */
  readonly read: () => TypedValues | null;
  readonly giveBack: (values: TypedValues) => void;
}

/** Keeps what is typed into a form when the session expires, and gives it back after the login (B96). */
export function useTyped({ name, read, giveBack }: Typed): void {
  const readNow = useEffectEvent(read);
  const giveBackNow = useEffectEvent(giveBack);
  useLayoutEffect(
    () =>
      name === null
        ? undefined
        : registerTyped({
            name,
            read: () => readNow(),
            giveBack: (values) => {
              giveBackNow(values);
            },
          }),
    [name],
  );
}
