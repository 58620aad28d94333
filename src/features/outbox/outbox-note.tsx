import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { refusalOf } from '#machines/outbox/outbox.machine.ts';
import { href } from '#src/config/routes.ts';
import { inCurrency } from '#src/format/money.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OutboxActor } from './outbox.ts';
import { refusalText } from './texts/refusal-text.ts';
import { waitingText } from './texts/waiting-text.ts';

interface OutboxNoteProps {
  readonly outbox: OutboxActor;
  readonly quoteId: string;
  /** The total at today's prices. */
  readonly todayCentavos: number;
}

/** What became of a quote that was saved without a connection; nothing for any other. */
export function OutboxNote({ outbox, quoteId, todayCentavos }: OutboxNoteProps) {
  const entry = useSelector(outbox, ({ context }) =>
    context.outbox.unsent.findLast(({ values }) => values.id === quoteId),
  );
  const sent = useSelector(outbox, ({ context }) => context.outbox.sent.find(({ id }) => id === quoteId));
  const failure = useSelector(outbox, ({ context }) => context.failure);
  const isFull = useSelector(outbox, (snapshot) => snapshot.matches({ open: { room: 'full' } }));
  if (isFull) {
    return (
      <ErrorAlert title="No cupo en este navegador: ya no tiene espacio.">
        Tu cotización sigue aquí, pero no quedó guardada. No cierres esta página, y guárdala otra vez cuando
        vuelva la señal.
      </ErrorAlert>
    );
  }
  const refusal = entry === undefined ? null : refusalOf(entry);
  return (
    <div role="status">
      {entry !== undefined ? (
        <p className={layout.note}>
          {refusal === null
            ? waitingText(failure).one
            : refusalText(refusal, entry.values.total_centavos, todayCentavos)}
        </p>
      ) : sent === undefined || sent.isRead ? null : (
        <p className={layout.note}>
          Enviada: tiene el folio {sent.folio}.
          {sent.totalCentavos === sent.seenCentavos
            ? ''
            : ` Su precio cambió: era ${inCurrency(sent.seenCentavos)} y quedó en ${inCurrency(sent.totalCentavos)}.`}{' '}
          <Link to={href('quotes')}>Ver tus cotizaciones</Link>
        </p>
      )}
    </div>
  );
}
