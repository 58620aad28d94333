import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { inCurrency } from '#src/format/money.ts';
import { outboxOf, type OutboxActor } from '#src/services/outbox.ts';
import type { Services } from '#src/services/services.ts';
import { notify } from '#src/ui/notices/notices.ts';

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
            Su precio cambió: era {inCurrency(seenCentavos)} y quedó en {inCurrency(totalCentavos)}. {LIST}
          </>
        ),
    });
  });
  outbox.on('outbox.declined', () => {
    void notify({ title: 'Una cotización no se pudo guardar', text: LIST, tone: 'problem' });
  });
}

/** Starts the outbox as soon as somebody is logged in, so that what they saved before is sent. */
export function sendLater(services: Services): void {
  let isStarted = false;
  const { session } = services;
  const begin = () => {
    if (isStarted || session.getSnapshot().context.token === null) return;
    isStarted = true;
    outboxOf(services, {}).then(tellOf, () => {
      isStarted = false;
    });
  };
  session.subscribe(begin);
  begin();
}
