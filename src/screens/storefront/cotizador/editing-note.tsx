import layout from '#src/ui/layout.module.css';
import { buttonClass } from '#src/ui/button.ts';
import { useQuoter } from './quoter-state.ts';
import classes from './draft-notice.module.css';

/** Names the saved quote that the draft changes, with a button to start a new one. */
export function EditingNote() {
  const { actor, draft } = useQuoter();
  const folio = draft.quote?.folio ?? null;
  if (folio === null || draft.windows.length === 0) return null;
  return (
    <div className={[layout['row'], layout['note'], classes['notice']].join(' ')} data-tone="plain">
      <p>
        Estás cambiando la cotización <strong>{folio}</strong>.
      </p>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          actor.send({ type: 'edit.clear' });
        }}
      >
        Empezar una nueva
      </button>
    </div>
  );
}
