import { Modal } from '@mantine/core';
import { buttonClass } from '#src/ui/button.ts';
import classes from './remove-question.module.css';

interface RemoveQuestionProps {
  readonly opened: boolean;
  readonly folio: string;
  /** Whether its client has a link to it, which ends. */
  readonly isShared: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks back before a quote is gone, and says what goes with it. */
export function RemoveQuestion({ opened, folio, isShared, onKeep, onConfirm }: RemoveQuestionProps) {
  return (
    <Modal
      opened={opened}
      centered
      title={`¿Eliminar ${folio}?`}
      onClose={onKeep}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
      }}
    >
      <p className={classes['text']}>
        {isShared
          ? 'El enlace que compartiste deja de servir, y no se puede recuperar.'
          : 'No se puede recuperar.'}
      </p>
      <div className={classes['answers']}>
        <button type="button" className={buttonClass()} onClick={onKeep} data-autofocus>
          Conservarla
        </button>
        <button type="button" className={buttonClass('filled')} onClick={onConfirm}>
          Eliminar
        </button>
      </div>
    </Modal>
  );
}
