import * as z from 'zod/mini';

const MISSING = 'Falta la revisión que viste.';

/** The version that a client saw. */
export const seenVersion = z.int('Falta la versión que viste.');

/** The revision that a sender saw. */
export const revision = z.int(MISSING).check(z.minimum(0, MISSING));
