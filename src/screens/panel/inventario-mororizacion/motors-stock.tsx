import { useActorRef } from '@xstate/react';
import { motorsStockMachine } from '#machines/stock.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { Inventory } from '../../support/inventory/inventory.tsx';
import { pieceColumns, pieceFilters } from '../../support/inventory/piece-columns.ts';
import { WorkScreen } from '../../support/work-screen.tsx';

/** Motors and what commands them in the warehouse, by the piece. */
export function MotorsStock() {
  return (
    <WorkScreen
      route="motorsStock"
      lead="Motores, controles y sensores por pieza: cuánto hay, cuánto está libre y qué viene en camino."
    >
      <Pieces />
    </WorkScreen>
  );
}

function Pieces() {
  const actor = useActorRef(motorsStockMachine, useActorSurroundings());
  return (
    <Inventory
      actor={actor}
      route="motorsStock"
      loading="Cargando el inventario…"
      columnsOf={pieceColumns}
      filters={pieceFilters}
      one="artículo"
      many="artículos"
      file="inventario-mororizacion"
    />
  );
}
