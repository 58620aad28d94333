import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A change of an account by an administrator. */
export const AccountChangeRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Ids of users: who changed it, and whose account it is. */
  by: z.number(),
  user_id: z.number(),
  what: z.enum([
    ...(['alta', 'acceso', 'mapa', 'rol', 'nombre', 'correo', 'telefono', 'lugar', 'ubicacion'] as const),
    ...(['direccion', 'nivel', 'red'] as const),
  ]),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AccountChangeRow = z.output<typeof AccountChangeRow>;

export const accountChanges = new Collection({ schema: AccountChangeRow });
