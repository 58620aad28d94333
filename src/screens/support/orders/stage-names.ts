import type { OrderStage } from '#src/api/contract/assumed/orders.ts';

/** What each stage of an order is called, in the order in which it goes through them. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  confirmado: 'Confirmado',
  'en-fabricacion': 'En fabricación',
  fabricado: 'Fabricado',
  'en-instalacion': 'En instalación',
  instalado: 'Instalado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};
