import { Link } from 'react-router-dom';
import { outboxOf, type OutboxActor } from '#src/actor-hooks/outbox.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import { href } from '#src/config/routes.ts';
import { inCurrency } from '#src/format/money.ts';
import { notify } from '#src/ui/notices/notices.tsx';

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

/**
 * Starts the outbox of the logged-in person, so that what they saved before is sent.
 * @throws Error when its script does not load
 */
export async function sendLater(services: Services): Promise<void> {
  tellOf(await outboxOf(services, {}));
}
