import type { ApiError, ApiErrorKind } from '#src/api/errors.ts';

/** Sentences that a screen prefers to the general ones where the server gave none. */
export type FailureTexts = Readonly<Partial<Record<ApiErrorKind, string>>>;

const general: Readonly<Record<ApiErrorKind, string>> = {
  unreachable: 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.',
  cancelled: 'Dejaste de esperar la respuesta. Puedes intentarlo de nuevo cuando quieras.',
  unauthorized: 'Tu sesión terminó. Entra de nuevo para continuar.',
  invalid: 'Revisa los datos que escribiste e inténtalo de nuevo.',
  refused: 'El servidor no aceptó la solicitud.',
  broken: 'El servidor respondió algo que no entendimos. Inténtalo de nuevo en un momento.',
  fault: 'El servidor tuvo un problema. Inténtalo de nuevo en un momento.',
};

/**
 * What to tell a person of a failure: the server's own sentence, else ours for its kind. A fault's sentence is never
 * shown: it is written for the server's developers.
 */
export function failureText(error: ApiError, texts: FailureTexts = {}): string {
  const own = error.kind === 'fault' ? null : error.serverMessage;
  return own ?? texts[error.kind] ?? general[error.kind];
}

const TOO_MANY_REQUESTS = 429;

/** Whether sending the same once more may end differently. */
export function isRetryable({ kind, status }: ApiError): boolean {
  return ['unreachable', 'cancelled', 'broken', 'fault'].includes(kind) || status === TOO_MANY_REQUESTS;
}
