import type { ReactNode } from 'react';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import type { LeavingQuestion } from '#src/browser/unsaved.ts';
import { useUnsaved } from '#src/browser/use-unsaved.ts';
import { OverPanel } from '#src/ui/dialogs/over-panel.tsx';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { AskBeforeLeaving } from './leaving/ask-before-leaving.tsx';
import { useEscape } from './leaving/use-escape.ts';
import classes from './leaving/work-dialog.module.css';

/** Question before typed input is lost. */
const UNSAVED_INPUT: LeavingQuestion = {
  title: '¿Cerrar sin guardar?',
  text: 'Lo que escribiste se perderá.',
  stay: 'Seguir editando',
  leave: 'Cerrar sin guardar',
};

interface WorkDialogProps {
  /** A panel at the side of the list, or over the whole list. */
  readonly kind: 'side' | 'over';
  readonly title: string;
  /** Id of the heading, which names the form. */
  readonly titleId: string;
  /** Whether closing it now would lose input. */
  readonly isDirty: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form about one item of a list: full screen on phones, and asks before it loses input. */
export function WorkDialog({ kind, title, titleId, isDirty, onClose, children }: WorkDialogProps) {
  const question = useQuestion();
  useUnsaved({
    isDirty,
    survives: (from, to) => from.pathname === to.pathname && from.search === to.search,
    question: UNSAVED_INPUT,
  });
  const close = () => {
    if (isDirty()) question.open();
    else onClose();
  };
  useEscape(() => {
    if (question.isOpen) question.close();
    else close();
  });
  const panel = { title, titleId, closesOnEscape: false, onClose: close } as const;
  const inside = (
    <>
      {children}
      <AskBeforeLeaving
        opened={question.isOpen}
        question={UNSAVED_INPUT}
        onStay={question.close}
        onLeave={onClose}
      />
    </>
  );
  return kind === 'side' ? (
    <SidePanel {...panel} size="34rem">
      {inside}
    </SidePanel>
  ) : (
    <OverPanel {...panel} size="68rem">
      <div className={classes.wide}>{inside}</div>
    </OverPanel>
  );
}
