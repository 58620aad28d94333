import { useActorRef } from '@xstate/react';
import { pricesStockMachine } from '#machines/prices-stock/prices-stock.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { familyFilter } from '#src/features/inventory/filter.ts';
import { Inventory } from '#src/features/inventory/inventory.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { changeFilter, priceColumns } from './price-columns.tsx';

const filters = [familyFilter, changeFilter];

/** Prices of stocked articles for the current user. */
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
