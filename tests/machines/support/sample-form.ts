import { ApiError } from '#src/api/errors.ts';

/** What the sample forms of these tests send. */
export interface SampleValues {
  readonly email: string;
}

export const ana: SampleValues = { email: 'ana@correo.mx' };

/** The server refuses the e-mail. */
export const invalid = () =>
  new ApiError({
    kind: 'invalid',
    call: 'register',
    status: 422,
    body: { errors: { email: ['Ya existe.'] } },
  });

/** Lets every answer given so far arrive. */
export const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));
