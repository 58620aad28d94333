import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { catalogsMachine } from '#machines/catalog.machine.ts';
import { ResourceView } from '../../support/resource-view.tsx';
import classes from './item-section.module.css';
import { Items } from './items.tsx';

interface ItemSectionProps {
  readonly actor: ActorRefFrom<typeof catalogsMachine>;
}

/** Everything that is sold. */
export function ItemSection({ actor }: ItemSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes['section']}>
      <h2 id={titleId} className={classes['title']}>
        Telas y colores
      </h2>
      <ResourceView actor={actor} loading="Cargando las telas…">
        {(items) =>
          items.length === 0 ? (
            <p className={classes['empty']}>
              Todavía no hay nada en tu catálogo. Cuando la tienda lo publique, lo verás aquí.
            </p>
          ) : (
            <Items items={items} />
          )
        }
      </ResourceView>
    </section>
  );
}
