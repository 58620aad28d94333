import { useActorRef } from '@xstate/react';
import { galleriesStockMachine } from '#machines/stock.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { Inventory } from '../../support/inventory/inventory.tsx';
import { pieceColumns, pieceFilters } from '../../support/inventory/piece-columns.ts';
import { WorkScreen } from '../../support/work-screen.tsx';

/** Galleries in the warehouse, by the piece. */
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
