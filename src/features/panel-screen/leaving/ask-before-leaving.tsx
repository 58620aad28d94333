import { Button } from '@mantine/core';
import type { LeavingQuestion } from '#src/browser/unsaved.ts';
import { Question } from '#src/ui/dialogs/question.tsx';

interface AskBeforeLeavingProps {
  readonly opened: boolean;
  readonly question: LeavingQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether to lose unsaved work. The parent dialog handles Escape. */
export const AskBeforeLeaving = ({ opened, question, onStay, onLeave }: AskBeforeLeavingProps) => (
  <Question
    opened={opened}
    title={question.title}
    closesOnEscape={false}
    onClose={onStay}
    answers={
      <>
        <Button variant="filled" size="md" onClick={onStay} data-autofocus>
          {question.stay}
        </Button>
        <Button size="md" onClick={onLeave}>
          {question.leave}
        </Button>
      </>
    }
  >
    {question.text}
  </Question>
);
