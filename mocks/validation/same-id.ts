import * as z from 'zod/mini';
import { requiredId } from './fields.ts';

/** An id that the path and the body must agree on. */
export const sameId = (id: number) =>
  requiredId('Falta el id.').check(z.refine((value) => value === id, 'El id no es el de la dirección.'));
