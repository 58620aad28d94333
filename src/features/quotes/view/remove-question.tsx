import { Button } from '@mantine/core';
import { Question } from '#src/ui/dialogs/question.tsx';

interface RemoveQuestionProps {
  readonly opened: boolean;
  readonly folio: string;
  /** Whether it has a shared link, which stops working. */
  readonly isShared: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Confirms removing a quote, and warns about the shared link. */
export const RemoveQuestion = ({ opened, folio, isShared, onKeep, onConfirm }: RemoveQuestionProps) => (
  <Question
    opened={opened}
    title={`¿Eliminar ${folio}?`}
    onClose={onKeep}
    answers={
      <>
        <Button size="md" onClick={onKeep} data-autofocus>
          Conservarla
        </Button>
        <Button variant="filled" size="md" onClick={onConfirm}>
          Eliminar
        </Button>
      </>
    }
  >
    {isShared
      ? 'El enlace que compartiste deja de servir, y no se puede recuperar.'
      : 'No se puede recuperar.'}
  </Question>
);
