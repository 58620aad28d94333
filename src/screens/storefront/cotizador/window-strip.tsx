import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';
import type { DraftWindow } from '#src/api/draft.ts';
import { buttonClass } from '#src/ui/button.ts';
import { inPesos } from '../../support/quoting/money.ts';
import { newKey } from '../../support/quoting/new-key.ts';
import type { PricedDraftWindow } from '../../support/quoting/price-window.ts';
import { useBench, type Bench } from './bench.ts';
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
    <section aria-label="Ventanas de tu cotización" className={classes['strip']}>
      {windows.length === 0 ? (
        <p className={classes['none']}>Tu primera ventana empieza aquí. Puedes cotizar toda la casa.</p>
      ) : (
        <ol className={classes['list']}>
          {windows.map((window, index) => (
            <Chip
              key={window.key}
              actor={actor}
              window={window}
              priced={priced[index]}
              isCurrent={window.key === at && step !== 'review'}
            />
          ))}
        </ol>
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
    </section>
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

interface ChipProps {
  readonly actor: Bench['actor'];
  readonly window: DraftWindow;
  readonly priced: PricedDraftWindow | undefined;
  readonly isCurrent: boolean;
}

/** What a window costs, or how it stands, in a word. */
function wordOf(priced: PricedDraftWindow | undefined): string {
  if (priced === undefined) return '';
  if (priced.price !== null) return inPesos(priced.price.totalCentavos);
  return priced.outcome?.kind === 'refusal' ? 'No cabe así' : 'Faltan datos';
}

/** Of five hundred, those that did not change are not drawn again. */
const Chip = memo(function Chip({ actor, window: { key, name, family }, priced, isCurrent }: ChipProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={item} className={classes['item']}>
      <button
        type="button"
        className={classes['chip']}
        aria-current={isCurrent ? 'true' : undefined}
        data-refused={priced?.outcome?.kind === 'refusal' || undefined}
        onClick={() => {
          actor.send({ type: 'window.open', key });
          if (family === null) actor.send({ type: 'step.product' });
          else if (actor.getSnapshot().matches({ step: 'review' })) actor.send({ type: 'step.measures' });
        }}
      >
        <span className={classes['name']}>{name.trim() === '' ? 'Sin nombre' : name}</span>
        <span className={classes['price']}>{wordOf(priced)}</span>
      </button>
    </li>
  );
});
