import { useActorRef } from '@xstate/react';
import { motorsStockMachine } from '#machines/motors-stock/motors-stock.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { Inventory } from '#src/features/inventory/inventory.tsx';
import { pieceColumns, pieceFilters } from '#src/features/inventory/piece-columns.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';

/** Stock of motors, controls and sensors, by piece. */
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
