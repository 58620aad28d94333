import * as z from 'zod/mini';

const MAX_LENGTH = 1_000;

/** An optional text; `what` is the subject of the error message for a text that is too long. */
export const note = (what: string) =>
  z
    .string('Escribe un texto.')
    .check(
      z.maxLength(MAX_LENGTH, `${what} puede tener hasta ${MAX_LENGTH.toLocaleString('es-MX')} letras.`),
    );
