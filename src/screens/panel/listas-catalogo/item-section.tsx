import type { ActorRefFrom } from 'xstate';
import type { catalogsMachine } from '#machines/catalog.machine.ts';
import { ListSection } from '../../support/catalog/list-section.tsx';
import { Items } from './items.tsx';

interface ItemSectionProps {
  readonly actor: ActorRefFrom<typeof catalogsMachine>;
}

/** Everything that is sold. */
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
