import type { ApiError, ApiErrorKind, Obstacle } from '#src/api/errors.ts';

/** A screen's own texts by kind of failure, used when the server sent none. */
export type FailureTexts = Readonly<Partial<Record<ApiErrorKind, string>>>;

const general: Readonly<Record<ApiErrorKind, string>> = {
  unreachable: 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.',
  cancelled: 'Dejaste de esperar la respuesta. Puedes intentarlo de nuevo cuando quieras.',
  unauthorized: 'Tu sesión terminó. Entra de nuevo para continuar.',
  invalid: 'Revisa los datos que escribiste e inténtalo de nuevo.',
  throttled: 'Hubo demasiados intentos. Espera un momento e inténtalo de nuevo.',
  refused: 'El servidor no aceptó la solicitud.',
  broken: 'El servidor respondió algo que no entendimos. Inténtalo de nuevo en un momento.',
  fault: 'El servidor tuvo un problema. Inténtalo de nuevo en un momento.',
  unavailable: 'Tu servidor aún no ofrece esto.',
};

/** The connection is fine, and another attempt changes nothing until somebody mends the site. */
const obstacles: Readonly<Record<Obstacle, string>> = {
  insecure:
    'Tu navegador no deja que esta página segura (https) use un servidor sin cifrar (http). No es tu internet: avísale a quien administra la tienda.',
  origin:
    'El servidor no permite que esta página haga eso. No es tu internet: avísale a quien administra la tienda.',
};

const FORBIDDEN = 403;

/** What a status says by itself. */
const byStatus: Readonly<Record<number, string>> = {
  413: 'Es demasiado grande para el servidor. Prueba con un archivo más ligero.',
  /** Laravel's own status for a page that is older than its session: no permission is missing. */
  419: general.unauthorized,
};

/** Says who can grant the permission. */
const WHOM_TO_ASK = 'Si lo necesitas, pídeselo a quien administra la tienda.';
const forbidden = `Tu cuenta no tiene permiso para esto. ${WHOM_TO_ASK}`;

/** A request without fields that the server does not accept: there is nothing to correct. */
const UNACCEPTED =
  'El servidor no aceptó lo que pedimos. Vuelve a cargarlo; si sigue igual, avísale a quien administra la tienda.';

/**
 * The text shown for a failure: the server's message, else ours for its kind. The message of a fault, and those of the
 * server's framework, are never shown: they are written for developers. Too many attempts are always named.
 */
export function failureText(error: ApiError, texts: FailureTexts = {}): string {
  if (error.obstacle !== null) return obstacles[error.obstacle];
  const own =
    byStatus[error.status ?? 0] ??
    texts[error.kind] ??
    (error.status === FORBIDDEN ? forbidden : general[error.kind]);
  const sentence = messageForPeople(error);
  if (sentence === null) return own;
  if (error.kind !== 'throttled' || NAMES_ATTEMPTS.test(sentence)) return sentence;
  return `Hubo demasiados intentos. ${sentence}`;
}

/** The text for data that did not load: like `failureText`, and what makes sense where nothing was typed. */
export function loadFailureText(error: ApiError, texts: FailureTexts = {}): string {
  if (error.status !== undefined && NOT_OFFERED.includes(error.status)) {
    return texts.unavailable ?? general.unavailable;
  }
  const text = failureText(error, { invalid: UNACCEPTED, ...texts });
  return error.status !== FORBIDDEN || text.includes('quien administra') ? text : `${text} ${WHOM_TO_ASK}`;
}

/** The server's message, when it is written for the person. */
function messageForPeople({ kind, serverMessage }: ApiError): string | null {
  const isForPeople =
    !['fault', 'unavailable'].includes(kind) &&
    serverMessage !== null &&
    !FRAMEWORK_MESSAGE.test(serverMessage);
  return isForPeople ? serverMessage : null;
}

/** The statuses with which a server reports that it does not have a list. */
const NOT_OFFERED: readonly number[] = [404, 405, 501];

const NAMES_ATTEMPTS = /demasiad[oa]s (?:intentos|solicitudes|peticiones)/i;

/** Messages of Laravel in English, those of PHP and of the database, and keys such as `auth.failed`. */
const FRAMEWORK_MESSAGE =
  /^(?:Too Many (?:Attempts|Requests)|Unauthenticated|Unauthori[sz]ed|Forbidden|Access Denied|Bad Request|This action is unauthorized|User does not have the right|CSRF token mismatch|Page Expired|The given data was invalid|Not Found|The route .+ could not be found|The \w+ method is not supported|No query results for model|SQLSTATE|Undefined |Call to |Attempt to |Trying to |[a-z]+(?:[._][a-z]+)+$)/;

/** Whether sending the same request again may succeed. */
export function isRetryable({ kind }: ApiError): boolean {
  return ['unreachable', 'cancelled', 'throttled', 'broken', 'fault'].includes(kind);
}

/** Whether loading the same data again may succeed. A server without a list does not get it by asking again. */
export function isReloadable(error: ApiError): boolean {
  const isOffered = error.status === undefined || !NOT_OFFERED.includes(error.status);
  return isOffered && (isRetryable(error) || error.kind === 'invalid' || error.status === 200);
}
