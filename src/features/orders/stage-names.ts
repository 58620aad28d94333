import type { OrderStage } from '#src/api/contract/assumed/orders.ts';

/** The name of each stage, in order. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  confirmado: 'Confirmado',
  'en-fabricacion': 'En fabricación',
  fabricado: 'Fabricado',
  'en-instalacion': 'En instalación',
  instalado: 'Instalado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};
