import { useState, type ReactNode } from 'react';
import { OverPanel } from '../../../support/opened/over-panel.tsx';
import { SidePanel } from '../../../support/opened/side-panel.tsx';
import { useUnsaved } from '../../../support/use-unsaved.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useEscape } from './use-escape.ts';
import { UNSAVED } from './words.ts';
import classes from './work-dialog.module.css';

interface WorkDialogProps {
  /** At the side of the list that it is about, or over all of it. */
  readonly kind: 'side' | 'over';
  readonly title: string;
  /** For the heading, which names the form inside. */
  readonly titleId: string;
  /** Whether something would be lost by closing it now. */
  readonly isDirty: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Work on one account, over the list: it has the whole window on phones, and asks before it loses what was typed. */
export function WorkDialog({ kind, title, titleId, isDirty, onClose, children }: WorkDialogProps) {
  const [asks, setAsks] = useState(false);
  useUnsaved({
    isThere: isDirty,
    survives: (from, to) => from.pathname === to.pathname && from.search === to.search,
    question: UNSAVED,
  });
  const close = () => {
    if (isDirty()) setAsks(true);
    else onClose();
  };
  useEscape(() => {
    if (asks) setAsks(false);
    else close();
  });
  const panel = { title, titleId, hearsEscape: false, onClose: close } as const;
  const inside = (
    <>
      {children}
      <AskBeforeLeaving
        opened={asks}
        question={UNSAVED}
        onStay={() => {
          setAsks(false);
        }}
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
      <div className={classes['wide']}>{inside}</div>
    </OverPanel>
  );
}
