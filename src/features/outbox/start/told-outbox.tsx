import { Link } from 'react-router-dom';
import { startOutbox } from '#machines/support/start-outbox.ts';
import { href } from '#src/config/routes.ts';
import { inCurrency } from '#src/format/money.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import type { OutboxActor } from '../outbox.ts';

const LIST = <Link to={href('quotes')}>Ver en tus cotizaciones</Link>;

/** Says what became of quotes that were saved without a connection. */
function tellOf(outbox: OutboxActor): void {
  outbox.on('outbox.delivered', ({ sent: { folio, seenCentavos, totalCentavos } }) => {
    void notify({
      title: `Enviamos la cotización ${folio}`,
      text:
        totalCentavos === seenCentavos ? (
          LIST
        ) : (
          <>
            {`Su precio cambió: era ${inCurrency(seenCentavos)} y quedó en ${inCurrency(totalCentavos)}. `}
            {LIST}
          </>
        ),
    });
  });
  outbox.on('outbox.declined', () => {
    void notify({ title: 'Una cotización no se pudo guardar', text: LIST, tone: 'problem' });
  });
}

/** Starts the outbox, which follows the session, on whichever page it is sent: the person is always told. */
export function startToldOutbox(...those: Parameters<typeof startOutbox>): OutboxActor {
  const outbox = startOutbox(...those);
  tellOf(outbox);
  return outbox;
}
