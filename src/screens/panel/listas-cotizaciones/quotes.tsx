import { Button } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { hasRole } from '#src/config/permissions.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { newListHref, newQuoteHref } from '#src/features/quotes/quoter-links.ts';
import { QuotesList } from '#src/features/quotes/quotes-list.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';

const CLIENTS = 'clientes';

const ClientsView = lazy(async () => ({
  default: (await import('#src/features/quotes/clients-view.tsx')).ClientsView,
}));

/** The person's own quotes; for who sells on also their clients, as the address says. */
export function Quotes() {
  const { session } = useServices();
  const sellsOn = useSelector(session, ({ context }) => hasRole(context.user, 'distribuidor'));
  // One for both views: until the user is known, the address of the clients shows the quotes, and both would ask.
  const quotes = useActorRef(quotesMachine, useActorSurroundings());
  const { values, change } = useListQuery({ vista: '' });
  const view = sellsOn && values.vista === CLIENTS ? CLIENTS : '';
  return (
    <WorkScreen
      route="quotes"
      lead={
        view === CLIENTS
          ? 'A quién le cotizas: sus cotizaciones, órdenes y pagos, y cómo encontrarlo.'
          : 'Cada cotización con su estado y su vigencia: envíala, renuévala o pídela.'
      }
      actions={
        <>
          {sellsOn ? (
            <Segmented
              legend="Qué ver"
              value={view}
              options={[
                { value: '', label: 'Cotizaciones' },
                { value: CLIENTS, label: 'Clientes' },
              ]}
              onChange={(vista) => {
                change({ vista });
              }}
            />
          ) : null}
          <Button component={Link} size="md" to={newListHref()}>
            Importar una lista
          </Button>
          <Button component={Link} variant="filled" size="md" to={newQuoteHref()}>
            Nueva cotización
          </Button>
        </>
      }
    >
      {view === CLIENTS ? (
        <Suspense fallback={<LateNotice />}>
          <ClientsView quotes={quotes} />
        </Suspense>
      ) : (
        <QuotesList actor={quotes} whose="own" />
      )}
    </WorkScreen>
  );
}
