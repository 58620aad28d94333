import type { ApiErrorKind } from '#src/api/errors.ts';

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

const withSignal: Readonly<Partial<Record<ApiErrorKind, WaitingText>>> = {
  throttled: {
    all: 'Hubo demasiados intentos: están en este navegador y se envían solas en unos minutos.',
    one: 'Por enviar: está en este navegador y se envía sola en unos minutos, porque hubo demasiados intentos.',
  },
  fault: withFailingServer,
  broken: withFailingServer,
};

/** Says why quotes wait in the outbox, and when they are sent. @param failure of the last attempt; null without one */
export const waitingText = (failure: { readonly kind: ApiErrorKind } | null): WaitingText =>
  (failure === null ? undefined : withSignal[failure.kind]) ?? withoutSignal;
