import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import { AddWindow } from './add-window.tsx';
import { AS_LIST, SHEET_PARAM } from './address-params.ts';
import { CopyLink } from './copy-link.tsx';
import classes from './draft-actions.module.css';

/** Actions on the whole quote, below the step: its fields come first. The review adds windows below its own. */
export function DraftActions() {
  const { actor, draft } = useQuoter();
  const canUndo = useSelector(actor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(actor, ({ context }) => context.future.length > 0);
  const isReview = useSelector(actor, (snapshot) => snapshot.matches({ step: 'review' }));
  const { windows } = draft;
  return (
    <div
      role="group"
      aria-label="Toda tu cotización"
      className={cx(layout.row, classes.tools)}
      data-gap="small"
    >
      {windows.length === 0 || isReview ? null : <AddWindow />}
      {canUndo || canRedo ? (
        <>
          <HistoryButton
            label="Deshacer"
            can={canUndo}
            onClick={() => {
              actor.send({ type: 'edit.undo' });
            }}
          />
          <HistoryButton
            label="Rehacer"
            can={canRedo}
            onClick={() => {
              actor.send({ type: 'edit.redo' });
            }}
          />
        </>
      ) : null}
      <Link className={buttonClass('small')} to={`?${SHEET_PARAM}=${AS_LIST}`}>
        Pegar una lista
      </Link>
      {windows.length === 0 ? null : <CopyLink />}
    </div>
  );
}

interface HistoryButtonProps {
  readonly label: string;
  readonly can: boolean;
  readonly onClick: () => void;
}

/** Uses `aria-disabled`, so that it keeps the focus while it can do nothing. */
const HistoryButton = ({ label, can, onClick }: HistoryButtonProps) => (
  <button
    type="button"
    className={buttonClass('small')}
    aria-disabled={!can || undefined}
    onClick={() => {
      if (can) onClick();
    }}
  >
    {label}
  </button>
);
