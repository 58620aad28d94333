import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { catalogPricesMachine } from '#machines/catalog.machine.ts';
import { href } from '#src/config/routes.ts';
import { ResourceView } from '../../support/resource-view.tsx';
import { useConfig, useServices } from '../../support/services.ts';
import { priceNote } from './price-note.ts';
import classes from './price-section.module.css';
import { Prices } from './prices.tsx';

interface PriceSectionProps {
  readonly actor: ActorRefFrom<typeof catalogPricesMachine>;
}

/** What everything costs whoever looks. */
export function PriceSection({ actor }: PriceSectionProps) {
  const { session } = useServices();
  const { currency } = useConfig();
  const note = useSelector(session, ({ context }) => priceNote(context.user));
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes['section']}>
      <div>
        <h2 id={titleId} className={classes['title']}>
          Precios
        </h2>
        <p className={classes['note']}>
          {note} Lo que se vende por medida se calcula en el <Link to={href('quoter')}>cotizador</Link>.
        </p>
      </div>
      <ResourceView actor={actor} loading="Cargando los precios…">
        {(prices) =>
          prices.length === 0 ? (
            <p className={classes['empty']}>
              Todavía no hay precios en tu catálogo. Cuando la tienda los publique, los verás aquí.
            </p>
          ) : (
            <Prices prices={prices} note={note} currency={currency} />
          )
        }
      </ResourceView>
    </section>
  );
}
