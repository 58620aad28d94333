import { useActorRef } from '@xstate/react';
import { catalogPricesMachine } from '#machines/catalog-prices/catalog-prices.machine.ts';
import { priceListFilesMachine } from '#machines/price-list-files/price-list-files.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { DocumentSection } from '#src/features/documents/document-section.tsx';
import { NoDocuments } from '#src/features/documents/no-documents.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { PublishButton } from '#src/features/publishing/publish-button.tsx';
import { PriceSection } from './price-section.tsx';

/** Price lists as files, and a table of all prices. */
export function PriceList() {
  const surroundings = useActorSurroundings();
  const files = useActorRef(priceListFilesMachine, surroundings);
  const prices = useActorRef(catalogPricesMachine, surroundings);
  return (
    <WorkScreen
      route="priceList"
      lead="La lista vigente para ver o descargar, y cada precio a la mano."
      actions={
        <PublishButton
          kind="list-price"
          onChanged={() => {
            files.send({ type: 'resource.load', input: {} });
          }}
        />
      }
    >
      <DocumentSection
        kind="prices"
        actor={files}
        title="Para descargar"
        loading="Cargando las listas…"
        empty={
          <NoDocuments title="Todavía no hay listas de precios.">
            Cuando la tienda publique una, la verás aquí. Si te urge, pídenosla.
          </NoDocuments>
        }
      />
      <PriceSection actor={prices} />
    </WorkScreen>
  );
}
