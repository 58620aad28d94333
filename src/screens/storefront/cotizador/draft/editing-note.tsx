import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import { useQuoter } from '../quoter-state.ts';

/** Names the saved quote that the draft changes, with a button to start a new one. */
export function EditingNote() {
  const { actor, draft } = useQuoter();
  const folio = draft.quote?.folio ?? null;
  if (folio === null || draft.windows.length === 0) return null;
  return (
    <ActionNote
      tone="plain"
      text={
        <>
          Estás cambiando la cotización <strong>{folio}</strong>.
        </>
      }
    >
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          actor.send({ type: 'edit.clear' });
        }}
      >
        Empezar una nueva
      </button>
    </ActionNote>
  );
}
