import * as z from 'zod/mini';
import { requiredId } from './fields.ts';

const OTHER = 'El id no es el de la dirección.';

/** An id that the path and the body must agree on. */
export const sameId = (id: number) =>
  requiredId('Falta el id.').check(z.refine((value) => value === id, OTHER));

/** The same for ids that are texts. */
export const sameText = (id: string) =>
  z.string('Falta el id.').check(z.refine((value) => value === id, OTHER));
