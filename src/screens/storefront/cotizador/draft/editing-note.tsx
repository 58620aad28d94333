import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import { useStartOver } from './start-over.ts';

/** Names the saved quote that the draft changes, with a button to start a new one; before the first window, for whom it is. */
export function EditingNote() {
  const { draft } = useQuoter();
  const startOver = useStartOver();
  const folio = draft.quote?.folio ?? null;
  const { name } = draft.client;
  if (draft.windows.length === 0) {
    return name === '' ? null : (
      <p role="status" className={layout.note}>
        Esta cotización es para <strong>{name}</strong>.
      </p>
    );
  }
  if (folio === null) return null;
  return (
    <ActionNote
      tone="plain"
      text={
        <>
          Estás cambiando la cotización <strong>{folio}</strong>.
        </>
      }
    >
      <button type="button" className={buttonClass('small')} onClick={startOver}>
        Empezar una nueva
      </button>
    </ActionNote>
  );
}
