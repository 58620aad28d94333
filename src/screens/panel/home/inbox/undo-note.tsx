import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import layout from '#src/ui/styles/layout.module.css';

/** Says what was set aside last, with a button to undo it. */
export function UndoNote({ actor }: { readonly actor: ActorRefFrom<typeof inboxMachine> }) {
  const isUndoable = useSelector(actor, (snapshot) => snapshot.matches('undoable'));
  const last = useSelector(actor, ({ context }) => context.last);
  const button = (label: string, type: 'inbox.undo' | 'inbox.dismiss') => (
    <button
      type="button"
      className={buttonClass('small')}
      onClick={() => {
        actor.send({ type });
      }}
    >
      {label}
    </button>
  );
  return (
    <div role="status" className={layout.optional}>
      {isUndoable ? (
        <ActionNote text={last?.until === null ? 'Listo: lo quitamos de aquí.' : 'Te lo recordamos mañana.'}>
          {button('Deshacer', 'inbox.undo')}
          {button('Entendido', 'inbox.dismiss')}
        </ActionNote>
      ) : null}
    </div>
  );
}
