/**
 * The stages of an order in the workshop, in their order: measures are confirmed where a line asks for it, an order is
 * ready to be collected or sent, and one with nothing to install is never installed.
 */
export const workshopStages = [
  'confirmado',
  'medidas-confirmadas',
  'material-reservado',
  'en-corte',
  'armado',
  'revisado',
  'listo',
  'enviado',
  'instalado',
  'entregado',
  'cancelado',
] as const;
export type WorkshopStage = (typeof workshopStages)[number];

/** Words of servers that know fewer stages, each with the stage that it stands for. */
const coarseStages = {
  'en-fabricacion': 'en-corte',
  fabricado: 'revisado',
  'en-instalacion': 'enviado',
} as const satisfies Readonly<Record<string, WorkshopStage>>;

type CoarseStage = keyof typeof coarseStages;

/** Every stage that a server may send. */
export const orderStages = [
  ...workshopStages,
  'en-fabricacion',
  'fabricado',
  'en-instalacion',
] as const satisfies readonly (WorkshopStage | CoarseStage)[];
export type OrderStage = (typeof orderStages)[number];

const isCoarse = (stage: OrderStage): stage is CoarseStage => Object.hasOwn(coarseStages, stage);

/** Returns the workshop's stage that a stage on the wire stands for. */
export const workshopStage = (stage: OrderStage): WorkshopStage =>
  isCoarse(stage) ? coarseStages[stage] : stage;

/** A stage as far as a customer is told of it. */
export const customerSteps = [
  'confirmado',
  'medidas',
  'taller',
  'listo',
  'camino',
  'instalado',
  'entregado',
  'cancelado',
] as const;
export type CustomerStep = (typeof customerSteps)[number];

const steps: Readonly<Record<WorkshopStage, CustomerStep>> = {
  confirmado: 'confirmado',
  'medidas-confirmadas': 'medidas',
  'material-reservado': 'taller',
  'en-corte': 'taller',
  armado: 'taller',
  revisado: 'taller',
  listo: 'listo',
  enviado: 'camino',
  instalado: 'instalado',
  entregado: 'entregado',
  cancelado: 'cancelado',
};

/** Returns what a customer is told of a stage. */
export const customerStep = (stage: OrderStage): CustomerStep => steps[workshopStage(stage)];

/** What asks for a stage that not every order has: extras of its windows. */
interface WithExtras {
  readonly line: { readonly extras?: readonly string[] | undefined };
}

const asksFor = (windows: readonly WithExtras[], extras: readonly string[]) =>
  windows.some(({ line }) => line.extras?.some((extra) => extras.includes(extra)) === true);

/** Whether the shop measures before it makes an order's windows. */
export const asksForMeasures = (windows: readonly WithExtras[]): boolean =>
  asksFor(windows, ['toma-de-medidas']);

const INSTALLATIONS: readonly string[] = ['instalacion', 'instalacion-toldo'];

/** Whether an extra is the shop's installation. */
export const isInstallation = (extra: string): boolean => INSTALLATIONS.includes(extra);

/** Whether the shop installs any of an order's windows. */
export const asksForInstallation = (windows: readonly WithExtras[]): boolean =>
  asksFor(windows, INSTALLATIONS);
