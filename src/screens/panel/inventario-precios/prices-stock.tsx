import { useActorRef } from '@xstate/react';
import { pricesStockMachine } from '#machines/stock.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { familyFilter } from '../../support/inventory/filter.ts';
import { Inventory } from '../../support/inventory/inventory.tsx';
import { WorkScreen } from '../../support/work-screen.tsx';
import { changeFilter, priceColumns } from './price-columns.tsx';

const filters = [familyFilter, changeFilter];

/** What everything in the warehouse costs the person who asks. */
export function PricesStock() {
  return (
    <WorkScreen route="pricesStock" lead="Lo que te cuesta cada artículo, cuánto cambió y desde cuándo.">
      <Prices />
    </WorkScreen>
  );
}

function Prices() {
  const actor = useActorRef(pricesStockMachine, useActorSurroundings());
  return (
    <Inventory
      actor={actor}
      route="pricesStock"
      loading="Cargando los precios…"
      columnsOf={priceColumns}
      filters={filters}
      one="artículo"
      many="artículos"
      file="precios-inventario"
    />
  );
}
