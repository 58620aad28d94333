import { Button } from '@mantine/core';
import { inNumber } from '#src/format/numbers.ts';
import { Question } from '#src/ui/dialogs/question.tsx';

interface ConfirmDeactivationProps {
  /** How many accounts will be deactivated. */
  readonly number: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before several accounts are deactivated. */
export function ConfirmDeactivation({ number, onConfirm, onCancel }: ConfirmDeactivationProps) {
  const accounts = `${inNumber(number)} ${number === 1 ? 'cuenta' : 'cuentas'}`;
  return (
    <Question
      opened
      title={`¿Desactivar ${accounts}?`}
      onClose={onCancel}
      answers={
        <>
          <Button size="md" onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="filled" size="md" data-autofocus onClick={onConfirm}>
            Desactivar {accounts}
          </Button>
        </>
      }
    >
      Su sesión se cierra y no podrán entrar hasta que las actives de nuevo. Puedes detenerlo mientras avanza
      y deshacerlo al terminar.
    </Question>
  );
}
