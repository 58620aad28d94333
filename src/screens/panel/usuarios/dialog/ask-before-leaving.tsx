import { Modal } from '@mantine/core';
import { buttonClass } from '#src/ui/button.ts';
import type { LeavingQuestion } from '../../../support/unsaved.ts';
import classes from './work-dialog.module.css';

interface AskBeforeLeavingProps {
  readonly opened: boolean;
  readonly question: LeavingQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Whether to lose something, such as what was typed. Escape is heard by the dialog that it belongs to. */
export function AskBeforeLeaving({ opened, question, onStay, onLeave }: AskBeforeLeavingProps) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onStay}
      size="sm"
      centered
      closeOnEscape={false}
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title className={classes['title'] ?? ''}>{question.title}</Modal.Title>
          <p className={classes['question']}>{question.text}</p>
          <div className={classes['answers']}>
            <button type="button" className={buttonClass('filled')} onClick={onStay} data-autofocus>
              {question.stay}
            </button>
            <button type="button" className={buttonClass()} onClick={onLeave}>
              {question.leave}
            </button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
