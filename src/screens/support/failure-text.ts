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
  unavailable: 'Tu servidor aún no ofrece esto.',
};

/** Whom to ask, as nothing else helps. */
const forbidden =
  'Tu cuenta no tiene permiso para esto. Si lo necesitas, pídeselo a quien administra la tienda.';

/**
 * What to tell a person of a failure: the server's own sentence, else ours for its kind. A fault's sentence is never
 * shown, nor one that the server's framework brought along: they are written for developers.
 */
export function failureText(error: ApiError, texts: FailureTexts = {}): string {
  const sentence = error.serverMessage ?? '';
  const isForPeople =
    !['fault', 'unavailable'].includes(error.kind) && sentence !== '' && !FRAMEWORKS_OWN.test(sentence);
  if (isForPeople) return sentence;
  return texts[error.kind] ?? (error.status === FORBIDDEN ? forbidden : general[error.kind]);
}

const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;

/** What Laravel says of itself, in English, where the shop has written nothing. */
const FRAMEWORKS_OWN =
  /^(?:Too Many Attempts|Unauthenticated|This action is unauthorized|CSRF token mismatch|The given data was invalid|Not Found|The route .+ could not be found|The \w+ method is not supported|No query results for model)/;

/** Whether sending the same once more may end differently. */
export function isRetryable({ kind, status }: ApiError): boolean {
  return ['unreachable', 'cancelled', 'broken', 'fault'].includes(kind) || status === TOO_MANY_REQUESTS;
}
