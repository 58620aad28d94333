import { useSelector } from '@xstate/react';
import { buttonClass } from '#src/ui/button.ts';
import { newKey } from '../../support/quoting/new-key.ts';
import { useBench } from './bench.ts';
import { Chips } from './chips.tsx';
import { CopyLink } from './copy-link.tsx';
import classes from './window-strip.module.css';

/** The windows of the quote, each a touch away, with what can be done with all of them. */
export function WindowStrip() {
  const { actor, draft, priced, step } = useBench();
  const at = useSelector(actor, ({ context }) => context.at);
  const canUndo = useSelector(actor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(actor, ({ context }) => context.future.length > 0);
  const { windows } = draft;
  return (
    <>
      {windows.length === 0 ? null : (
        <Chips actor={actor} windows={windows} priced={priced} at={step === 'review' ? null : at} />
      )}
      <div className={classes['tools']}>
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
            <Turn
              label="Deshacer"
              can={canUndo}
              onClick={() => {
                actor.send({ type: 'edit.undo' });
              }}
            />
            <Turn
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

interface TurnProps {
  readonly label: string;
  readonly can: boolean;
  readonly onClick: () => void;
}

/** It stays where it is while it can do nothing, so that the focus does too. */
const Turn = ({ label, can, onClick }: TurnProps) => (
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
