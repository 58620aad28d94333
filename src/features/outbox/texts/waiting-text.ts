import type { ApiErrorKind, Obstacle } from '#src/api/errors.ts';

interface WaitingText {
  /** Of all quotes that wait. */
  readonly all: string;
  /** Of one. */
  readonly one: string;
}

const withoutSignal: WaitingText = {
  all: 'Sin señal: están en este navegador y se envían solas cuando vuelva.',
  one: 'Por enviar: está en este navegador y se envía sola cuando vuelva la señal.',
};

const withFailingServer: WaitingText = {
  all: 'El servidor tuvo un problema: están en este navegador y se envían solas cuando se recupere.',
  one: 'Por enviar: está en este navegador y se envía sola cuando el servidor se recupere.',
};

const withObstacle: WaitingText = {
  all: 'El servidor no las acepta desde esta página: están en este navegador. Avísale a quien administra la tienda.',
  one: 'Por enviar: está en este navegador. El servidor no la acepta desde esta página; avísale a quien administra la tienda.',
};

const withSignal: Readonly<Partial<Record<ApiErrorKind, WaitingText>>> = {
  throttled: {
    all: 'Hubo demasiados intentos: están en este navegador y se envían solas en unos minutos.',
    one: 'Por enviar: está en este navegador y se envía sola en unos minutos, porque hubo demasiados intentos.',
  },
  fault: withFailingServer,
  broken: withFailingServer,
};

interface Failure {
  readonly kind: ApiErrorKind;
  readonly obstacle?: Obstacle | null;
}

/** Says why quotes wait in the outbox, and when they are sent. @param failure of the last attempt; null without one */
export function waitingText(failure: Failure | null): WaitingText {
  if (failure === null) return withoutSignal;
  return failure.obstacle ? withObstacle : (withSignal[failure.kind] ?? withoutSignal);
}
