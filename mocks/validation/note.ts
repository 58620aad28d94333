import * as z from 'zod/mini';

const MOST_LETTERS = 1_000;

/** A text that may be empty; `what` begins the sentence about one that is too long. */
export const note = (what: string) =>
  z
    .string('Escribe un texto.')
    .check(
      z.maxLength(MOST_LETTERS, `${what} puede tener hasta ${MOST_LETTERS.toLocaleString('es-MX')} letras.`),
    );
