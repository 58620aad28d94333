import { newKey } from '#src/browser/new-key.ts';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { useQuoter } from '../quoter-state.ts';

/** Adds a window to the quote and asks what it gets. */
export function AddWindow() {
  const { actor, draft } = useQuoter();
  return (
    <button
      type="button"
      className={buttonClass('small')}
      onClick={() => {
        actor.send({ type: 'edit.add', key: newKey(), patch: {} });
        actor.send({ type: 'step.product' });
      }}
    >
      Agregar {wordsOfAll(draft.windows).one}
    </button>
  );
}
