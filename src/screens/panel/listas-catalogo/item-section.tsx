import type { ActorRefFrom } from 'xstate';
import type { catalogsMachine } from '#machines/catalogs/catalogs.machine.ts';
import { ListSection } from '#src/features/catalog-items/list-section.tsx';
import { Items } from './items.tsx';

interface ItemSectionProps {
  readonly actor: ActorRefFrom<typeof catalogsMachine>;
}

/** All items of the catalog. */
export function ItemSection({ actor }: ItemSectionProps) {
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
