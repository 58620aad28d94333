import { Collection } from '@msw/data';
import * as z from 'zod/mini';

/** A request for samples. */
export const SampleRequestRow = z.object({
  id: z.string(),
  /** The number in its folio. */
  number: z.number(),
  status: z.enum(['pendiente', 'enviada']),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  postal_code: z.string(),
  city: z.string(),
  state: z.string(),
  samples: z.array(z.object({ variant: z.string(), color: z.string(), quote: z.nullable(z.string()) })),
  created_at: z.iso.datetime(),
  arrives_on: z.iso.date(),
});
export type SampleRequestRow = z.output<typeof SampleRequestRow>;

export const sampleRequests = new Collection({ schema: SampleRequestRow });
