import { useActorRef } from '@xstate/react';
import { catalogsMachine } from '#machines/catalogs/catalogs.machine.ts';
import { digitalCatalogFilesMachine } from '#machines/digital-catalog-files/digital-catalog-files.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { DocumentSection } from '#src/features/documents/document-section.tsx';
import { NoDocuments } from '#src/features/documents/no-documents.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { ItemSection } from './item-section.tsx';

/** Digital catalogs as files, and a grid of all fabrics and colours. */
export function CatalogLists() {
  const surroundings = useActorSurroundings();
  const files = useActorRef(digitalCatalogFilesMachine, surroundings);
  const catalog = useActorRef(catalogsMachine, surroundings);
  return (
    <WorkScreen route="catalogLists" lead="Los catálogos para ver o compartir, y cada tela con su color.">
      <DocumentSection
        kind="catalogs"
        actor={files}
        title="Para descargar"
        loading="Cargando los catálogos…"
        empty={
          <NoDocuments title="Todavía no hay catálogos digitales.">
            Cuando la tienda publique uno, lo verás aquí. Si te urge, pídenoslo.
          </NoDocuments>
        }
      />
      <ItemSection actor={catalog} />
    </WorkScreen>
  );
}
