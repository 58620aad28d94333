import type { SnapshotFrom } from 'xstate';
import type { quoterMachine, QuoterStep } from '#machines/quoter/quoter.machine.ts';

/** Names of the steps. */
export const stepNames: Readonly<Record<QuoterStep, string>> = {
  product: 'Producto',
  measures: 'Medidas',
  fabric: 'Tela y color',
  control: 'Control',
  review: 'Revisión',
};

export const stepTitles: Readonly<Record<QuoterStep, string>> = {
  product: '¿Qué quieres poner?',
  measures: '¿Cuánto mide?',
  fabric: '¿De qué tela y color?',
  control: '¿Cómo se mueve?',
  review: 'Revisa tu cotización',
};

export const steps: readonly QuoterStep[] = ['product', 'measures', 'fabric', 'control', 'review'];

/** The open step of a snapshot. */
export const stepIn = (snapshot: Pick<SnapshotFrom<typeof quoterMachine>, 'value'>): QuoterStep =>
  snapshot.value.step;
