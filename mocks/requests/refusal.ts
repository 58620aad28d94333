/** Sentences by field, as in Laravel. */
export type Messages = Readonly<Record<string, readonly string[]>>;

/** An error reply. It is thrown, so that handlers contain only the successful case. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: Messages | undefined;
  /** What is kept instead, as the call replies. */
  readonly data: unknown;

  constructor(status: number, message: string, errors?: Messages, data?: unknown) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.data = data;
  }

  /** Laravel's error body. */
  toJSON(): { message: string; errors?: Messages; data?: unknown } {
    return {
      message: this.message,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.data === undefined ? {} : { data: this.data }),
    };
  }
}

export const unauthenticated = () => new Refusal(401, 'No autenticado.');
export const forbidden = () => new Refusal(403, 'No tienes permiso para hacer esto.');
export const notFound = () => new Refusal(404, 'No encontramos lo que buscas.');

/** Returns a 422; its message is the first sentence and the number of further ones. */
export function invalid(errors: Messages): Refusal {
  const [first = 'Los datos no son válidos.', ...others] = Object.values(errors).flat();
  const more =
    others.length === 0
      ? ''
      : ` (y ${String(others.length)} ${others.length === 1 ? 'error más' : 'errores más'})`;
  return new Refusal(422, `${first}${more}`, errors);
}

/** Returns a 409: the server's state, which it may tell, differs from what the sender saw. */
export const conflict = (message: string, data?: unknown) => new Refusal(409, message, undefined, data);

export const hasAny = (errors: Messages): boolean => Object.keys(errors).length > 0;

/** Throws when there is any error. @throws Refusal 422 with all errors */
export function refuseAny(...all: readonly Messages[]): void {
  const errors: Messages = Object.assign({}, ...all);
  if (hasAny(errors)) throw invalid(errors);
}
