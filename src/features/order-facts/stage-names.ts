import {
  customerStep,
  customerSteps,
  workshopStage,
  workshopStages,
  type CustomerStep,
  type OrderStage,
  type WorkshopStage,
} from '#src/config/order-stages.ts';

/** The name of each stage, as the workshop says it. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  confirmado: 'Confirmado',
  'medidas-confirmadas': 'Medidas confirmadas',
  'material-reservado': 'Material reservado',
  'en-corte': 'En corte',
  armado: 'Armado',
  revisado: 'Revisado',
  listo: 'Listo para entregar',
  enviado: 'Enviado',
  instalado: 'Instalado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
  'en-fabricacion': 'En fabricación',
  fabricado: 'Fabricado',
  'en-instalacion': 'En instalación',
};

/** What a customer is told of each stage. */
const stepNames: Readonly<Record<CustomerStep, string>> = {
  confirmado: 'Confirmado',
  medidas: 'Medidas confirmadas',
  taller: 'En el taller',
  listo: 'Listo para ti',
  camino: 'En camino',
  instalado: 'Instalado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};

/** How stages are told to a person. */
export interface StageWords {
  /** The names of the groups that stages are told in, by the group, in order. */
  readonly groups: readonly { readonly value: string; readonly label: string }[];
  /** The group of a stage. */
  readonly groupOf: (stage: OrderStage) => string;
  readonly nameOf: (stage: OrderStage) => string;
  /** How many of its steps an order has made; none when it was cancelled. */
  readonly progressOf: (stage: OrderStage) => StageProgress;
}

interface StageProgress {
  readonly done: number;
  readonly of: number;
}

/** Where each stage is on the way to the last. Ready and sent are one place. */
const places: Readonly<Record<WorkshopStage, { readonly workshop: number; readonly customer: number }>> = {
  confirmado: { workshop: 1, customer: 1 },
  'medidas-confirmadas': { workshop: 2, customer: 1 },
  'material-reservado': { workshop: 3, customer: 2 },
  'en-corte': { workshop: 4, customer: 2 },
  armado: { workshop: 5, customer: 2 },
  revisado: { workshop: 6, customer: 2 },
  listo: { workshop: 7, customer: 3 },
  enviado: { workshop: 7, customer: 3 },
  instalado: { workshop: 8, customer: 4 },
  entregado: { workshop: 9, customer: 5 },
  cancelado: { workshop: 0, customer: 0 },
};

const progressFor =
  (whom: 'workshop' | 'customer') =>
  (stage: OrderStage): StageProgress => ({
    done: places[workshopStage(stage)][whom],
    of: places.entregado[whom],
  });

/** For those who work on orders: stage by stage. */
export const workshopWords: StageWords = {
  groups: workshopStages.map((stage) => ({ value: stage, label: stageNames[stage] })),
  groupOf: workshopStage,
  nameOf: (stage) => stageNames[stage],
  progressOf: progressFor('workshop'),
};

/** For those who ordered: what matters to them. */
export const customerWords: StageWords = {
  groups: customerSteps.map((step) => ({ value: step, label: stepNames[step] })),
  groupOf: customerStep,
  nameOf: (stage) => stepNames[customerStep(stage)],
  progressOf: progressFor('customer'),
};

/** The words for a list: the network's, or the person's own orders. */
export const wordsFor = (ofNetwork: boolean): StageWords => (ofNetwork ? workshopWords : customerWords);
