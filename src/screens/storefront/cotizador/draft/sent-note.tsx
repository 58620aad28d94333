import { Link } from 'react-router-dom';
import { fingerprintOf, forgetSent, isOfRequest } from '#machines/support/sent-requests.ts';
import { sharePath } from '#src/features/quotes/share-text.ts';
import { useSentRequests } from '#src/features/quotes/use-sent-requests.ts';
import { RemoveAfterAsking } from '#src/features/site/remove-after-asking.tsx';
import { inCurrency } from '#src/format/money.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { ActionNote } from '#src/ui/messages/action-note.tsx';
import { useQuoter } from '../quoter-state.ts';

/** The requests that were sent from this browser, with the way back to each; nothing without any. */
export function SentNote() {
  const { draft } = useQuoter();
  const fingerprint = fingerprintOf(draft);
  return useSentRequests().map((request) => (
    <ActionNote
      key={request.folio}
      tone="plain"
      text={
        <>
          {request.fingerprint === fingerprint
            ? 'Ya la enviaste'
            : isOfRequest(draft, request)
              ? 'Estás cambiando la que enviaste'
              : 'Enviada'}
          : <strong>{request.folio}</strong>
          {`, ${counted(request.windows, 'ventana', 'ventanas')}, ${inCurrency(request.totalCentavos)}.`}
        </>
      }
    >
      {request.share === null ? null : (
        <Link className={buttonClass('small')} to={sharePath(request.share)}>
          Ver o cambiar <span className="visually-hidden">{request.folio}</span>
        </Link>
      )}
      <RemoveAfterAsking
        label="Quitar de aquí"
        question="¿Quitarla de este navegador? Nosotros la seguimos atendiendo."
        onRemove={() => {
          forgetSent(request.folio);
        }}
      />
    </ActionNote>
  ));
}
