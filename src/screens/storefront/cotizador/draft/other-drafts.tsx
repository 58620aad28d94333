import { useSelector } from '@xstate/react';
import type { Draft } from '#src/api/draft.ts';
import { RemoveAfterAsking } from '#src/features/site/remove-after-asking.tsx';
import { UnreadNote } from '#src/features/site/unread-note.tsx';
import { wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import { useQuoter } from '../quoter-state.ts';

/** "«Casa de los Garza», 3 ventanas" */
function nameOf({ title, client, windows }: Draft): string {
  const { one, many } = wordsOfAll(windows);
  const pieces = counted(windows.length, one, many);
  const name = title.trim() === '' ? client.name.trim() : title.trim();
  return name === '' ? pieces : `«${name}», ${pieces}`;
}

/** Other quotes that the person began in this browser, and what of them cannot be read; nothing without any. */
export function OtherDrafts() {
  const { actor } = useQuoter();
  const { others, unread } = useSelector(actor, ({ context }) => context.aside);
  return (
    <>
      {others.map((other, at) => (
        <ActionNote
          key={JSON.stringify(other)}
          role="status"
          text={`Tienes otra cotización sin terminar en este navegador: ${nameOf(other)}.`}
        >
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              actor.send({ type: 'aside.open', at });
            }}
          >
            Abrirla
          </button>
          <RemoveAfterAsking
            label="Borrarla"
            question="¿Borrarla? No se puede recuperar."
            onRemove={() => {
              actor.send({ type: 'aside.remove', at });
            }}
          />
        </ActionNote>
      ))}
      <UnreadNote
        unread={unread}
        onRemove={() => {
          actor.send({ type: 'aside.removeUnread' });
        }}
      />
    </>
  );
}
