import { ApiError } from '#src/api/errors.ts';

/** Values that the sample forms of these tests send. */
export interface SampleValues {
  readonly email: string;
}

export const ana: SampleValues = { email: 'ana@correo.mx' };

/** The server's refusal of the e-mail. */
export const invalid = () =>
  new ApiError({
    kind: 'invalid',
    call: 'register',
    status: 422,
    body: { errors: { email: ['Ya existe.'] } },
  });

/** Resolves once the answers given so far have been processed. */
export const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));
