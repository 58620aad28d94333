import { workshopStage, type OrderStage, type WorkshopStage } from '#src/config/order-stages.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';

/** A column of the board. */
export interface Column {
  readonly id: WorkshopStage;
  readonly name: string;
  /** What is put here reaches one of these stages. */
  readonly stages: readonly WorkshopStage[];
}

const column = (id: WorkshopStage): Column => ({ id, name: stageNames[id], stages: [id] });

/** The columns, in the order of the work. Cancelled orders have none. */
export const columns: readonly Column[] = [
  column('confirmado'),
  column('medidas-confirmadas'),
  column('material-reservado'),
  column('en-corte'),
  column('armado'),
  column('revisado'),
  { id: 'listo', name: 'Listo o enviado', stages: ['listo', 'enviado'] },
  column('instalado'),
  column('entregado'),
];

/** The column of a stage; undefined for one that the board does not show. */
export const columnOf = (stage: OrderStage): Column | undefined =>
  columns.find(({ stages }) => stages.includes(workshopStage(stage)));
