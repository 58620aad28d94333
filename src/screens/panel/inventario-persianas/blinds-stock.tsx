import { useActorRef } from '@xstate/react';
import { blindsStockMachine } from '#machines/blinds-stock/blinds-stock.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { familyFilter } from '#src/features/inventory/filter.ts';
import { Inventory } from '#src/features/inventory/inventory.tsx';
import { arrivalFilter, stateFilter } from '#src/features/inventory/stock-columns.tsx';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';
import { rollColumns } from './roll-columns.tsx';

const filters = [familyFilter, stateFilter, arrivalFilter];

/** Stock of fabrics, by roll. */
export function BlindsStock() {
  return (
    <WorkScreen
      route="blindsStock"
      lead="Telas por rollo: cuánto hay, cuánto está libre y qué viene en camino."
    >
      <Rolls />
    </WorkScreen>
  );
}

function Rolls() {
  const actor = useActorRef(blindsStockMachine, useActorSurroundings());
  return (
    <Inventory
      actor={actor}
      route="blindsStock"
      loading="Cargando el inventario…"
      columnsOf={rollColumns}
      filters={filters}
      one="tela"
      many="telas"
      file="inventario-persianas"
    />
  );
}
