import layout from '#src/ui/layout.module.css';
import { useSelector } from '@xstate/react';
import { buttonClass } from '#src/ui/button.ts';
import { newKey } from '#src/page/new-key.ts';
import { useQuoter } from './quoter-state.ts';
import { Chips } from './chips.tsx';
import { CopyLink } from './copy-link.tsx';
import classes from './window-strip.module.css';

/** All windows of the quote, and actions on the whole quote. */
export function WindowStrip() {
  const { actor, draft, priced, step } = useQuoter();
  const at = useSelector(actor, ({ context }) => context.at);
  const canUndo = useSelector(actor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(actor, ({ context }) => context.future.length > 0);
  const { windows } = draft;
  return (
    <>
      {windows.length === 0 ? null : (
        <Chips actor={actor} windows={windows} priced={priced} at={step === 'review' ? null : at} />
      )}
      <div className={`${layout['row'] ?? ''} ${classes['tools'] ?? ''}`} data-gap="small">
        {windows.length === 0 ? null : (
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              actor.send({ type: 'edit.add', key: newKey(), patch: {} });
              actor.send({ type: 'step.product' });
            }}
          >
            Agregar ventana
          </button>
        )}
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
        {windows.length === 0 ? null : <CopyLink />}
      </div>
    </>
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
