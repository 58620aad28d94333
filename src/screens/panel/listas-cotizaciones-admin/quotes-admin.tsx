import { useActorRef } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { networkQuotesMachine } from '#machines/network-quotes/network-quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useMay } from '#src/actor-hooks/use-may.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { QuotesList } from '#src/features/quotes/quotes-list.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';

const SAMPLES = 'muestras';
const ONLINE = 'sitio';

const SampleRequests = lazy(async () => ({
  default: (await import('#src/features/samples/sample-requests.tsx')).SampleRequests,
}));

/**
 * The quotes of the distributor's network; for those who administer also what was asked for on the site, and the
 * requests for samples, as the address says.
 */
export function QuotesAdmin() {
  const maySend = useMay('users');
  const { values, change } = useListQuery({ vista: '' });
  const view = maySend ? ([SAMPLES, ONLINE].find((name) => name === values.vista) ?? '') : '';
  return (
    <WorkScreen
      route="quotesAdmin"
      lead="Lo que cotiza tu red: quién hizo cada cotización, cómo va y cuánto le queda de vigencia."
      actions={
        maySend ? (
          <Segmented
            legend="Qué ver"
            value={view}
            options={[
              { value: '', label: 'Cotizaciones' },
              { value: ONLINE, label: 'Del sitio' },
              { value: SAMPLES, label: 'Muestras' },
            ]}
            onChange={(vista) => {
              change({ vista });
            }}
          />
        ) : undefined
      }
    >
      {view === SAMPLES ? (
        <Suspense fallback={<LateNotice />}>
          <SampleRequests />
        </Suspense>
      ) : (
        <NetworkQuotes whose={view === ONLINE ? 'site' : 'network'} />
      )}
    </WorkScreen>
  );
}

function NetworkQuotes({ whose }: { readonly whose: 'network' | 'site' }) {
  const actor = useActorRef(networkQuotesMachine, useActorSurroundings());
  return <QuotesList actor={actor} whose={whose} />;
}
