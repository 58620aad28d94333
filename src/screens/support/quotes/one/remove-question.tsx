import { buttonClass } from '#src/ui/button.ts';
import { Question } from '../../opened/question.tsx';

interface RemoveQuestionProps {
  readonly opened: boolean;
  readonly folio: string;
  /** Whether its client has a link to it, which ends. */
  readonly isShared: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks back before a quote is gone, and says what goes with it. */
export const RemoveQuestion = ({ opened, folio, isShared, onKeep, onConfirm }: RemoveQuestionProps) => (
  <Question
    opened={opened}
    title={`¿Eliminar ${folio}?`}
    onClose={onKeep}
    answers={
      <>
        <button type="button" className={buttonClass()} onClick={onKeep} data-autofocus>
          Conservarla
        </button>
        <button type="button" className={buttonClass('filled')} onClick={onConfirm}>
          Eliminar
        </button>
      </>
    }
  >
    {isShared
      ? 'El enlace que compartiste deja de servir, y no se puede recuperar.'
      : 'No se puede recuperar.'}
  </Question>
);
