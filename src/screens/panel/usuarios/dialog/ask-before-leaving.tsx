import { buttonClass } from '#src/ui/button.ts';
import { Question } from '../../../support/opened/question.tsx';
import type { LeavingQuestion } from '../../../support/unsaved.ts';

interface AskBeforeLeavingProps {
  readonly opened: boolean;
  readonly question: LeavingQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Whether to lose something, such as what was typed. Escape is heard by the dialog that it belongs to. */
export const AskBeforeLeaving = ({ opened, question, onStay, onLeave }: AskBeforeLeavingProps) => (
  <Question
    opened={opened}
    title={question.title}
    hearsEscape={false}
    onClose={onStay}
    answers={
      <>
        <button type="button" className={buttonClass('filled')} onClick={onStay} data-autofocus>
          {question.stay}
        </button>
        <button type="button" className={buttonClass()} onClick={onLeave}>
          {question.leave}
        </button>
      </>
    }
  >
    {question.text}
  </Question>
);
