import type { ApiError, ApiErrorKind } from '#src/api/errors.ts';

/** A screen's own texts by kind of failure, used when the server sent none. */
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

/** Says who can grant the permission. */
const forbidden =
  'Tu cuenta no tiene permiso para esto. Si lo necesitas, pídeselo a quien administra la tienda.';

/**
 * The text shown for a failure: the server's message, else ours for its kind. The message of a fault, and those of the
 * server's framework, are never shown: they are written for developers.
 */
export function failureText(error: ApiError, texts: FailureTexts = {}): string {
  const sentence = error.serverMessage ?? '';
  const isForPeople =
    !['fault', 'unavailable'].includes(error.kind) && sentence !== '' && !FRAMEWORK_MESSAGE.test(sentence);
  if (isForPeople) return sentence;
  return texts[error.kind] ?? (error.status === FORBIDDEN ? forbidden : general[error.kind]);
}

const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;

/** Laravel's default messages, in English. */
const FRAMEWORK_MESSAGE =
  /^(?:Too Many Attempts|Unauthenticated|This action is unauthorized|CSRF token mismatch|The given data was invalid|Not Found|The route .+ could not be found|The \w+ method is not supported|No query results for model)/;

/** Whether sending the same request again may succeed. */
export function isRetryable({ kind, status }: ApiError): boolean {
  return ['unreachable', 'cancelled', 'broken', 'fault'].includes(kind) || status === TOO_MANY_REQUESTS;
}
