import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** What a dealer keeps of a client of theirs; '' where they said nothing. */
export const ClientRow = z.object({
  user_id: z.number(),
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  postal_code: z.string(),
  tax: z.object({
    rfc: z.string(),
    legal_name: z.string(),
    regime: z.string(),
    cfdi_use: z.string(),
    postal_code: z.string(),
  }),
  notes: z.string(),
});
export type ClientRow = z.output<typeof ClientRow>;

export const clients = new Collection({ schema: ClientRow });
