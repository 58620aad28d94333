import { clsx as cx } from 'clsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { offersOf } from '../offers/offers.ts';
import { useEditing, useIsStopped } from '../quoter-state.ts';
import { missingUpTo } from '../windows/missing-choices.ts';

/** What is missing in the open step, once the person tried to go on without it. */
export function StopNote() {
  const isStopped = useIsStopped();
  const editing = useEditing();
  if (!isStopped || editing === null) return null;
  const { step, current, quotable, go } = editing;
  if (step === 'product' || step === 'review') return null;
  const gaps = missingUpTo(step, current, quotable).filter((gap) => gap.step === step);
  if (gaps.length === 0) return null;
  const isRefused = gaps.some(({ isRefusal }) => isRefusal);
  const hasOffers = current.outcome?.kind === 'refusal' && offersOf(editing).length > 0;
  return (
    <div role="alert" className={cx(layout.row, layout.note)} data-tone="bad">
      <p>
        {gaps.map(({ text }) => text).join(' ')}
        {isRefused && hasOffers ? ' Elige abajo cómo sí se puede.' : null}
      </p>
      {isRefused && step !== 'fabric' ? (
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            go('fabric');
          }}
        >
          Ver otras telas
        </button>
      ) : null}
    </div>
  );
}
