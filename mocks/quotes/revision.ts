import * as z from 'zod/mini';

const MISSING = 'Falta la revisión que viste.';

/** The revision that a sender saw. */
export const revision = z.int(MISSING).check(z.minimum(0, MISSING));
