import { useActorRef } from '@xstate/react';
import { galleriesStockMachine } from '#machines/galleries-stock/galleries-stock.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { Inventory } from '#src/features/inventory/inventory.tsx';
import { pieceColumns, pieceFilters } from '#src/features/inventory/piece-columns.ts';
import { WorkScreen } from '#src/features/panel-screen/work-screen.tsx';

/** Stock of galleries, by piece. */
export function GalleriesStock() {
  return (
    <WorkScreen
      route="galleriesStock"
      lead="Galerías por pieza y acabado: cuánto hay, cuánto está libre y qué viene en camino."
    >
      <Pieces />
    </WorkScreen>
  );
}

function Pieces() {
  const actor = useActorRef(galleriesStockMachine, useActorSurroundings());
  return (
    <Inventory
      actor={actor}
      route="galleriesStock"
      loading="Cargando el inventario…"
      columnsOf={pieceColumns}
      filters={pieceFilters}
      one="galería"
      many="galerías"
      file="inventario-galerias"
    />
  );
}
