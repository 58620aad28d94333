import { Button } from '@mantine/core';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';

interface DeletedAccountProps {
  readonly onLeave: () => void;
}

/** Tells that the account was deleted meanwhile; what was typed stays, to be copied. */
export function DeletedAccount({ onLeave }: DeletedAccountProps) {
  return (
    <div ref={focusWhenShown} tabIndex={-1}>
      <ErrorAlert title="Esta cuenta ya no existe.">
        <p>
          Alguien la borró mientras trabajabas en ella. Lo que escribiste sigue aquí, por si quieres copiarlo.
        </p>
        <Button mt="sm" onClick={onLeave}>
          Cerrar y recargar la lista
        </Button>
      </ErrorAlert>
    </div>
  );
}
