import * as z from 'zod/mini';
import { requiredId } from './fields.ts';

const OTHER = 'El id no es el de la dirección.';

/** An id in the body that must equal the id in the path. */
export const sameId = (id: number) =>
  requiredId('Falta el id.').check(z.refine((value) => value === id, OTHER));

/** The same for text ids. */
export const sameText = (id: string) =>
  z.string('Falta el id.').check(z.refine((value) => value === id, OTHER));
