import layout from '#src/ui/layout.module.css';
import { buttonClass } from '#src/ui/button.ts';
import { gapsUpTo } from './gaps.ts';
import { useEditing, useIsStopped } from './quoter-state.ts';

/** What is missing in the open step, once the person tried to go on without it. */
export function StopNote() {
  const isStopped = useIsStopped();
  const editing = useEditing();
  if (!isStopped || editing === null) return null;
  const { step, current, quotable, go } = editing;
  if (step === 'product' || step === 'review') return null;
  const gaps = gapsUpTo(step, current, quotable).filter((gap) => gap.step === step);
  if (gaps.length === 0) return null;
  const isRefused = gaps.some(({ isRefusal }) => isRefusal);
  const hasSolutions = current.outcome?.kind === 'refusal' && current.outcome.alternatives.length > 0;
  return (
    <div role="alert" className={`${layout['row'] ?? ''} ${layout['note'] ?? ''}`} data-tone="bad">
      <p>
        {gaps.map(({ text }) => text).join(' ')}
        {isRefused && hasSolutions ? ' Elige abajo cómo sí se puede.' : null}
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
