import { Button } from '@mantine/core';
import { Question } from '#src/ui/dialogs/question.tsx';

interface LogOutQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Warns that unsent quotes end with the session. */
export const LogOutQuestion = ({ onStay, onLeave }: LogOutQuestionProps) => (
  <Question
    opened
    title="¿Cerrar sesión sin enviar?"
    onClose={onStay}
    answers={
      <>
        <Button size="md" onClick={onStay} data-autofocus>
          Seguir aquí
        </Button>
        <Button variant="filled" size="md" onClick={onLeave}>
          Cerrar sesión y perderlas
        </Button>
      </>
    }
  >
    Tienes cotizaciones por enviar. Solo están en este navegador: si cierras sesión, se borran.
  </Question>
);
