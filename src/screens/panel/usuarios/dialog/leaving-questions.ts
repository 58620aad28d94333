import type { LeavingQuestion } from '#src/browser/unsaved.ts';

/** Question before typed input is lost. */
export const UNSAVED_INPUT: LeavingQuestion = {
  title: '¿Cerrar sin guardar?',
  text: 'Lo que escribiste se perderá.',
  stay: 'Seguir editando',
  leave: 'Cerrar sin guardar',
};

/** Question before running changes are stopped. */
export const CHANGES_RUNNING: LeavingQuestion = {
  title: '¿Salir de Usuarios?',
  text: 'Hay cambios en camino: si sales, los que faltan no se hacen.',
  stay: 'Quedarme',
  leave: 'Salir',
};
