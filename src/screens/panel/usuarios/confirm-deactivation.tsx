import { buttonClass } from '#src/ui/button.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { Question } from '../../support/opened/question.tsx';
import { count } from './words.ts';

interface ConfirmDeactivationProps {
  /** How many lose their way in. */
  readonly number: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before many people are locked out. */
export function ConfirmDeactivation({ number, onConfirm, onCancel }: ConfirmDeactivationProps) {
  const accounts = `${count(number)} ${number === 1 ? 'cuenta' : 'cuentas'}`;
  return (
    <ThemeProvider>
      <Question
        opened
        title={`¿Desactivar ${accounts}?`}
        onClose={onCancel}
        answers={
          <>
            <button type="button" className={buttonClass()} onClick={onCancel}>
              Cancelar
            </button>
            <button type="button" className={buttonClass('filled')} data-autofocus onClick={onConfirm}>
              Desactivar {accounts}
            </button>
          </>
        }
      >
        Su sesión se cierra y no podrán entrar hasta que las actives de nuevo. Puedes detenerlo mientras
        avanza y deshacerlo al terminar.
      </Question>
    </ThemeProvider>
  );
}
