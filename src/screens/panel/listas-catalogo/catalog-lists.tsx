import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { catalogsMachine } from '#machines/catalogs/catalogs.machine.ts';
import { digitalCatalogFilesMachine } from '#machines/digital-catalog-files/digital-catalog-files.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ListSection } from '#src/features/catalog-items/list-section.tsx';
import { DocumentSection } from '#src/features/documents/document-section.tsx';
import { NoDocuments } from '#src/features/documents/no-documents.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { PublishButton } from '#src/features/publishing/publish-button.tsx';
import { Items } from './items.tsx';

interface ItemSectionProps {
  readonly actor: ActorRefFrom<typeof catalogsMachine>;
}

/** All items of the catalog. */
function ItemSection({ actor }: ItemSectionProps) {
  return (
    <ListSection
      actor={actor}
      title="Telas y colores"
      loading="Cargando las telas…"
      empty="Todavía no hay nada en tu catálogo. Cuando la tienda lo publique, lo verás aquí."
    >
      {(items) => <Items items={items} />}
    </ListSection>
  );
}

/** Digital catalogs as files, and a grid of all fabrics and colours. */
export function CatalogLists() {
  const surroundings = useActorSurroundings();
  const files = useActorRef(digitalCatalogFilesMachine, surroundings);
  const catalog = useActorRef(catalogsMachine, surroundings);
  return (
    <WorkScreen
      route="catalogLists"
      lead="Los catálogos para ver o compartir, y cada tela con su color."
      actions={
        <PublishButton
          kind="digital-catalog"
          onChanged={() => {
            files.send({ type: 'resource.load', input: {} });
          }}
        />
      }
    >
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
