/** Sentences by field, as Laravel has them. */
export type Messages = Readonly<Record<string, readonly string[]>>;

/** An answer other than success; thrown, so that a handler reads as what happens when all is well. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: Messages | undefined;

  constructor(status: number, message: string, errors?: Messages) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  /** Laravel's error body. */
  toJSON(): { message: string; errors?: Messages } {
    return { message: this.message, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

export const unauthenticated = () => new Refusal(401, 'No autenticado.');
export const forbidden = () => new Refusal(403, 'No tienes permiso para hacer esto.');
export const notFound = () => new Refusal(404, 'No encontramos lo que buscas.');

/** A 422; its message is the first sentence and how many more there are. */
export function invalid(errors: Messages): Refusal {
  const [first = 'Los datos no son válidos.', ...others] = Object.values(errors).flat();
  const more =
    others.length === 0
      ? ''
      : ` (y ${String(others.length)} ${others.length === 1 ? 'error más' : 'errores más'})`;
  return new Refusal(422, `${first}${more}`, errors);
}

/** The server's state is another than the sender thought. */
export const conflict = (message: string) => new Refusal(409, message);

export const hasAny = (errors: Messages): boolean => Object.keys(errors).length > 0;

/** Refuses where anything at all was wrong. @throws Refusal 422 naming all of it */
export function refuseAny(...all: readonly Messages[]): void {
  const errors: Messages = Object.assign({}, ...all);
  if (hasAny(errors)) throw invalid(errors);
}
