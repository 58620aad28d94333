import { useSelector } from '@xstate/react';
import type { NoticeKind } from '#machines/quoter/quoter.machine.ts';
import { MOST_LINKED } from '#machines/support/draft-link.ts';
import { MOST_TEXT } from '#src/config/constants.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useQuoter } from '../quoter-state.ts';
import { CopyLink } from './copy-link.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { SentNote } from './sent-note.tsx';

const noticeTexts: Readonly<Record<NoticeKind, string>> = {
  followed: 'Cambiaste esta cotización en otra pestaña: aquí ya se ve igual.',
  replaced: 'Abriste otra cotización. La que tenías se puede recuperar.',
  linked:
    'Llegó por un enlace: esta copia es tuya, y lo que cambies no cambia la de quien te lo mandó. La que tenías se puede recuperar.',
  copied: 'Esa cotización ya no se puede cambiar: esto es una copia, y al guardarla tendrá su propio folio.',
  listed: 'Agregamos tu lista a esta cotización.',
  removed: 'Lo quitaste de tu cotización.',
  cleared: 'Empezaste de nuevo.',
  unread: 'Ese enlace está incompleto o es de otra versión: no pudimos leerlo. Lo que tenías sigue aquí.',
  oversized: `Ese enlace trae más de lo que cabe en una cotización: hasta ${String(MOST_LINKED)} ventanas, y textos de hasta ${String(MOST_TEXT)} letras. Pide que te la manden en varias partes. Lo que tenías sigue aquí.`,
};

/**
 * Tells about changes of the whole draft, with a button to undo them, about other drafts, and when the browser cannot
 * store this one.
 */
export function DraftNotice() {
  const { actor } = useQuoter();
  const notice = useSelector(actor, (snapshot) =>
    snapshot.matches({ notice: 'none' }) ? null : snapshot.context.notice,
  );
  const offersUndo = useSelector(actor, (snapshot) => snapshot.matches({ notice: 'undoable' }));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'refused' }));
  return (
    <>
      <div role="status" className={layout.optional}>
        {notice === null ? null : (
          <ActionNote text={noticeTexts[notice]}>
            {offersUndo ? (
              <button
                type="button"
                className={buttonClass('small')}
                onClick={() => {
                  actor.send({ type: 'edit.undo' });
                }}
              >
                Deshacer
              </button>
            ) : null}
            <button
              type="button"
              className={buttonClass('small')}
              onClick={() => {
                actor.send({ type: 'notice.dismiss' });
              }}
            >
              Entendido
            </button>
          </ActionNote>
        )}
      </div>
      <SentNote />
      <OtherDrafts />
      {isRefused ? (
        <ActionNote
          role="alert"
          tone="bad"
          text="Este navegador no tiene espacio, o no deja guardar: si cierras la página, la cotización se pierde. Guárdala con su enlace."
        >
          <CopyLink />
        </ActionNote>
      ) : null}
    </>
  );
}
