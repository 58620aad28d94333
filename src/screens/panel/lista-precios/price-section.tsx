import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { catalogPricesMachine } from '#machines/catalog-prices/catalog-prices.machine.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { href } from '#src/config/routes.ts';
import { ListSection } from '#src/features/catalog-items/list-section.tsx';
import { priceNote } from './price-note.ts';
import { Prices } from './prices.tsx';

interface PriceSectionProps {
  readonly actor: ActorRefFrom<typeof catalogPricesMachine>;
}

/** Prices for the current user. */
export function PriceSection({ actor }: PriceSectionProps) {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const known = useSelector(actor, ({ context }) => context.data);
  const note = priceNote(known ?? [], user);
  return (
    <ListSection
      actor={actor}
      title="Precios"
      note={
        <>
          {note} Lo que se vende por medida se calcula en el <Link to={href('quoter')}>cotizador</Link>.
        </>
      }
      loading="Cargando los precios…"
      empty="Todavía no hay precios en tu catálogo. Cuando la tienda los publique, los verás aquí."
    >
      {(prices) => <Prices prices={prices} note={note} />}
    </ListSection>
  );
}
